import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Together AI may know acme/text-to-video by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"}

response = requests.post(
    "https://api.together.ai/v2/videos",
    headers=headers,
    json={
        "model": "acme/text-to-video",
        "prompt": "A paper boat drifting down a stream after the rain",
    },
)
response.raise_for_status()

status_url = "https://api.together.ai/v2/videos/" + response.json()["id"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "completed":
        break
    if job["status"] in ["failed", "cancelled"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["outputs"]["video_url"]
download = requests.get(url)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
