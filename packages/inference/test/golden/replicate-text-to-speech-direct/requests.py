import os
import time
from pathlib import Path
from urllib.parse import urlparse

import requests

# Replicate may know acme/text-to-speech by another id; look it up there.
headers = {"Authorization": f"Bearer {os.environ['REPLICATE_API_KEY']}"}

response = requests.post(
    "https://api.replicate.com/v1/models/acme/text-to-speech/predictions",
    headers=headers,
    json={"input": {"text": "The next train to Bristol leaves from platform four."}},
)
response.raise_for_status()

status_url = response.json()["urls"]["get"]

while True:
    response = requests.get(status_url, headers=headers)
    response.raise_for_status()
    job = response.json()
    if job["status"] == "succeeded":
        break
    if job["status"] in ["failed", "canceled", "aborted"]:
        raise SystemExit(f"No result: {job}")
    time.sleep(1)

url = job["output"]
url = url if isinstance(url, str) else url[0]
download = requests.get(url)
download.raise_for_status()
with open("audio" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
