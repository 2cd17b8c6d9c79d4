import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# WaveSpeedAI may know acme/text-to-video by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['WAVESPEED_API_KEY']}"}

response = httpx.post(
    "https://api.wavespeed.ai/api/v3/acme/text-to-video",
    headers=headers,
    json={"prompt": "A paper boat drifting down a stream after the rain"},
    timeout=300,
)
response.raise_for_status()

status_url = response.json()["data"]["urls"]["get"]

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
