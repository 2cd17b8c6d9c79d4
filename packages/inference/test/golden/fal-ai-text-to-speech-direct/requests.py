import os
from pathlib import Path
from urllib.parse import urlparse

import requests

# fal may know acme/text-to-speech by another id; look it up there.
response = requests.post(
    "https://fal.run/acme/text-to-speech",
    headers={"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"},
    json={"text": "The next train to Bristol leaves from platform four."},
)
response.raise_for_status()

url = response.json()["audio"]["url"]
download = requests.get(url)
download.raise_for_status()
with open("audio" + Path(urlparse(url).path).suffix, "wb") as file:
    file.write(download.content)
