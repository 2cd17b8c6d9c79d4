import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/painter by another id; look it up there.
headers = {"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"}

response = requests.post(
    "https://queue.fal.run/acme/painter",
    headers=headers,
    json={"prompt": "A watercolour of a fishing boat at dawn"},
)
response.raise_for_status()

status_url = response.json()["status_url"]
result_url = response.json()["response_url"]
while True:
    status = requests.get(status_url, headers=headers)
    status.raise_for_status()
    if status.json()["status"] == "COMPLETED":
        break
    time.sleep(0.5)

response = requests.get(result_url, headers=headers)
response.raise_for_status()

image_url = response.json()["images"][0]["url"]
image = requests.get(image_url)
image.raise_for_status()
with open("image" + Path(urlparse(image_url).path).suffix, "wb") as file:
    file.write(image.content)
