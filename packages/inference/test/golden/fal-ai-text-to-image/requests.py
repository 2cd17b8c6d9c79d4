import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/painter by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/fal-ai/acme/painter?_subdomain=queue",
    headers=headers,
    json={"prompt": "A watercolour of a fishing boat at dawn"},
)
response.raise_for_status()

# The queue answers with its own addresses; ask for the same paths through the router.
job_url = "https://router.huggingface.co/fal-ai" + urlparse(response.json()["response_url"]).path
status_url = job_url + "/status?_subdomain=queue"
result_url = job_url + "?_subdomain=queue"
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
