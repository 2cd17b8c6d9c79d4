import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# Novita may know acme/text-to-video by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"}

response = httpx.post(
    "https://api.novita.ai/v3/async/acme/text-to-video",
    headers=headers,
    json={"prompt": "A paper boat drifting down a stream after the rain"},
    timeout=300,
)
response.raise_for_status()

status_url = "https://api.novita.ai/v3/async/task-result?task_id=" + response.json()["task_id"]

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["task"]["status"] == "TASK_STATUS_SUCCEED":
        break
    if job["task"]["status"] in ["TASK_STATUS_FAILED"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["videos"][0]["video_url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("video" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
