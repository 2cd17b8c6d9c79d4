import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/text-to-audio",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "Slow piano music with rain in the background"},
)
response.raise_for_status()

with open("audio.flac", "wb") as file:
    file.write(response.content)
