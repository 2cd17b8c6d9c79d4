import os

import requests

# Together AI may know acme/listener by another id; look it up there.
FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://api.together.ai/v1/audio/transcriptions",
        headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
        data={"model": "acme/listener"},
        files={"file": file},
    )
response.raise_for_status()

print(response.json()["text"])
