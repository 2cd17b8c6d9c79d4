import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/image-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/image-to-video?_subdomain=queue",
    headers=headers,
    json={
        "prompt": "The cat slowly turns its head towards the window",
        "image_url": "data:image/png;base64," + encoded,
    },
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

url = job["video"]["url"]
download = requests.get(url)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
