import os

import requests

response = requests.post(
    "http://localhost:8000/v1/audio/speech",
    headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    json={
        "model": "acme/text-to-speech",
        "input": "The next train to Bristol leaves from platform four.",
        "response_format": "mp3",
        "voice": "alloy",
    },
)
response.raise_for_status()

with open("audio.mp3", "wb") as file:
    file.write(response.content)
