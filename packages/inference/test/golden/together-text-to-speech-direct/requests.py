import os

import requests

# Together AI may know acme/text-to-speech by another id; look it up there.
response = requests.post(
    "https://api.together.ai/v1/audio/speech",
    headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
    json={
        "model": "acme/text-to-speech",
        "input": "The next train to Bristol leaves from platform four.",
        "response_format": "mp3",
        "voice": "tara",
    },
)
response.raise_for_status()

with open("audio.mp3", "wb") as file:
    file.write(response.content)
