import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

# Z.ai may know acme/painter by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['ZAI_ORG_API_KEY']}"}

response = httpx.post(
    "https://api.z.ai/api/paas/v4/async/images/generations",
    headers=headers,
    json={"model": "acme/painter", "prompt": "A watercolour of a fishing boat at dawn"},
    timeout=300,
)
response.raise_for_status()

status_url = "https://api.z.ai/api/paas/v4/async-result/" + response.json()["id"]

while True:
    response = httpx.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["task_status"] == "SUCCESS":
        break
    if job["task_status"] in ["FAIL"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["image_result"][0]["url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("image" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
