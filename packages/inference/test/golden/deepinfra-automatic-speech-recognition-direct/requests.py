import os

import requests

# DeepInfra may know acme/listener by another id; look it up there.
FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://api.deepinfra.com/v1/openai/audio/transcriptions",
        headers={"Authorization": f"Bearer {os.environ['DEEPINFRA_API_KEY']}"},
        data={"model": "acme/listener"},
        files={"file": file},
    )
response.raise_for_status()

print(response.json()["text"])
