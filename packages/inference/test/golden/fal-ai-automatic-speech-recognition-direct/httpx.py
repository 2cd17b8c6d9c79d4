import base64
import os

import httpx

# fal may know acme/listener by another id; look it up there.
FILE = "sample1.mp3"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = httpx.post(
    "https://fal.run/acme/listener",
    headers={"Authorization": f"Key {os.environ['FAL_AI_API_KEY']}"},
    json={"audio_url": "data:audio/mpeg;base64," + encoded},
    timeout=300,
)
response.raise_for_status()

print(response.json()["text"])
