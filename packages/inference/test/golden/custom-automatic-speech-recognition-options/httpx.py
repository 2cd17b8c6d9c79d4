import os

import httpx

FILE = "meeting notes.wav"

with open(FILE, "rb") as file:
    response = httpx.post(
        "http://localhost:8000/v1/audio/transcriptions",
        headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
        data={"model": "acme/listener", "language": "pt", "timestamps": "1"},
        files={"file": file},
        timeout=300,
    )
response.raise_for_status()

print(response.json()["text"])
