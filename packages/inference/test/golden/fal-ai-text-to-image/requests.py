import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/painter by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/painter?_subdomain=queue",
    headers=headers,
    json={"prompt": "A watercolour of a fishing boat at dawn"},
)
response.raise_for_status()

# The answer names the provider's own address; ask for the same path through the router.
job_url = "https://router.huggingface.co/fal-ai" + urlparse(response.json()["response_url"]).path
status_url = job_url + "/status?_subdomain=queue"
result_url = job_url + "?_subdomain=queue"

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "COMPLETED":
        break
    time.sleep(1)
response = requests.get(result_url, headers=headers)
response.raise_for_status()
job = response.json()

url = job["images"][0]["url"]
download = requests.get(url)
download.raise_for_status()
with open("image" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
