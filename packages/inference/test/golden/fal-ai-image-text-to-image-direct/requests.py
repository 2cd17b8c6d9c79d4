import base64
import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/image-text-to-image by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

headers = {"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"}

response = requests.post(
    "https://queue.fal.run/acme/image-text-to-image",
    headers=headers,
    json={
        "prompt": "Turn this cat into a dog",
        "image_url": "data:image/png;base64," + encoded,
        "image_urls": ["data:image/png;base64," + encoded],
    },
)
response.raise_for_status()

status_url = response.json()["status_url"]
result_url = response.json()["response_url"]

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
