import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/text-to-speech",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "The next train to Bristol leaves from platform four."},
)
response.raise_for_status()

with open("audio.flac", "wb") as file:
    file.write(response.content)
