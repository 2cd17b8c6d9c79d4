import os
import time
from pathlib import Path
from urllib.parse import urlparse

import httpx

headers = {"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"}

response = httpx.post(
    "https://queue.fal.run/fal-ai/acme/painter",
    headers=headers,
    json={"prompt": "A watercolour of a fishing boat at dawn"},
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

url = job["images"][0]["url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("image" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
