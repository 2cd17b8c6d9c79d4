import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = httpx.post(
    "https://router.huggingface.co/replicate/v1/models/acme-inc/flux-lora/predictions",
    headers=headers,
    json={
        "input": {
            "prompt": "A watercolour of a fishing boat at dawn",
            "lora_weights": "https://huggingface.co/acme/painter-lora",
        },
    },
    timeout=300,
)
response.raise_for_status()

# The answer names the provider's own address; ask for the same path through the router.
status_url = "https://router.huggingface.co/replicate" + urlparse(response.json()["urls"]["get"]).path

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "succeeded":
        break
    if job["status"] in ["failed", "canceled", "aborted"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["output"]
url = url if isinstance(url, str) else url[0]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("image" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
