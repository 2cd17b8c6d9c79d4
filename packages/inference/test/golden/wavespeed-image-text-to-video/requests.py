import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# WaveSpeedAI may know acme/image-text-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/wavespeed/api/v3/acme/image-text-to-video",
    headers=headers,
    json={
        "prompt": "The cat stretches and walks out of the frame",
        "image": "data:image/png;base64," + encoded,
        "images": ["data:image/png;base64," + encoded],
    },
)
response.raise_for_status()

# The answer names the provider's own address; ask for the same path through the router.
status_url = "https://router.huggingface.co/wavespeed" + urlparse(response.json()["data"]["urls"]["get"]).path

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["data"]["status"] == "completed":
        break
    if job["data"]["status"] in ["failed", "cancelled", "timeout"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["data"]["outputs"][0]
download = requests.get(url)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
