import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Novita may know acme/text-to-video by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['HF_TOKEN']}"}

response = requests.post(
    "https://router.huggingface.co/novita/v3/async/acme/text-to-video",
    headers=headers,
    json={"prompt": "A paper boat drifting down a stream after the rain"},
)
response.raise_for_status()

status_url = "https://router.huggingface.co/novita/v3/async/task-result?task_id=" + response.json()["task_id"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["task"]["status"] == "TASK_STATUS_SUCCEED":
        break
    if job["task"]["status"] in ["TASK_STATUS_FAILED"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["videos"][0]["video_url"]
download = requests.get(url)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
