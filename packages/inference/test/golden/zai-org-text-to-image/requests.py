import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Z.ai may know acme/painter by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations",
    headers=headers,
    json={"model": "acme/painter", "prompt": "A watercolour of a fishing boat at dawn"},
)
response.raise_for_status()

status_url = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + response.json()["id"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["task_status"] == "SUCCESS":
        break
    if job["task_status"] in ["FAIL"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["image_result"][0]["url"]
download = requests.get(url)
download.raise_for_status()
with open("image" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
