import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# Together AI may know acme/image-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = httpx.post(
    "https://router.huggingface.co/together/v2/videos",
    headers=headers,
    json={
        "model": "acme/image-to-video",
        "prompt": "The cat slowly turns its head towards the window",
        "media": {"frame_images": [{"input_image": encoded, "frame": "first"}]},
    },
    timeout=300,
)
response.raise_for_status()

status_url = "https://router.huggingface.co/together/v2/videos/" + response.json()["id"]

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "completed":
        break
    if job["status"] in ["failed", "cancelled"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["outputs"]["video_url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
