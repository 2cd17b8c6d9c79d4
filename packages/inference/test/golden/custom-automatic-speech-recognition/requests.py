import os

import requests

FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = requests.post(
        "http://localhost:8000/v1/audio/transcriptions",
        headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
        data={"model": "acme/listener"},
        files={"file": file},
    )
response.raise_for_status()

print(response.json()["text"])
