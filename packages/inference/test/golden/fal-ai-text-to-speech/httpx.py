import os
from pathlib import Path
from urllib.parse import urlparse

import httpx

# fal may know acme/text-to-speech by another id; look it up there.
response = httpx.post(
    "https://router.huggingface.co/fal-ai/acme/text-to-speech",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"text": "The next train to Bristol leaves from platform four."},
    timeout=300,
)
response.raise_for_status()

url = response.json()["audio"]["url"]
download = httpx.get(url, follow_redirects=True, timeout=300)
download.raise_for_status()
with open("audio" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
