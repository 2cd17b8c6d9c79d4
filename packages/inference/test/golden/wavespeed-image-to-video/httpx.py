import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# WaveSpeedAI may know acme/image-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = httpx.post(
    "https://router.huggingface.co/wavespeed/api/v3/acme/image-to-video",
    headers=headers,
    json={
        "prompt": "The cat slowly turns its head towards the window",
        "image": "data:image/png;base64," + encoded,
        "images": ["data:image/png;base64," + encoded],
    },
    timeout=300,
)
response.raise_for_status()

# The answer names the provider's own address; ask for the same path through the router.
status_url = "https://router.huggingface.co/wavespeed" + urlparse(response.json()["data"]["urls"]["get"]).path

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["data"]["status"] == "completed":
        break
    if job["data"]["status"] in ["failed", "cancelled", "timeout"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["data"]["outputs"][0]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
