import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Replicate may know acme/text-to-speech by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/replicate/v1/models/acme/text-to-speech/predictions",
    headers=headers,
    json={"input": {"text": "The next train to Bristol leaves from platform four."}},
)
response.raise_for_status()

# The answer names the provider's own address; ask for the same path through the router.
status_url = "https://router.huggingface.co/replicate" + urlparse(response.json()["urls"]["get"]).path

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "succeeded":
        break
    if job["status"] in ["failed", "canceled", "aborted"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["output"]
url = url if isinstance(url, str) else url[0]
download = requests.get(url)
download.raise_for_status()
with open("audio" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
