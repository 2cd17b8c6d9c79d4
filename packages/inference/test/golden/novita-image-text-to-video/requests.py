import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Novita may know acme/image-text-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/novita/v3/minimax/v2/video_generation",
    headers=headers,
    json={
        "model": "acme/image-text-to-video",
        "content": [
            {"type": "text", "text": "The cat stretches and walks out of the frame"},
            {
                "type": "image_url",
                "image_url": {"url": "data:image/png;base64," + encoded},
                "role": "first_frame",
            },
        ],
        "resolution": "768P",
        "duration": 4,
        "ratio": "adaptive",
    },
)
response.raise_for_status()

status_url = "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + response.json()["task_id"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["task"]["status"] == "succeeded":
        break
    if job["task"]["status"] in ["failed", "cancelled", "expired"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["task"]["content"]["url"]
download = requests.get(url)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
