import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# fal may know acme/image-to-video by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"}

response = httpx.post(
    "https://queue.fal.run/acme/image-to-video",
    headers=headers,
    json={
        "prompt": "The cat slowly turns its head towards the window",
        "image_url": "data:image/png;base64," + encoded,
    },
    timeout=300,
)
response.raise_for_status()

status_url = response.json()["status_url"]
result_url = response.json()["response_url"]

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "COMPLETED":
        break
    time.sleep(1)
response = httpx.get(result_url, headers=headers)
response.raise_for_status()
job = response.json()

url = job["video"]["url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
