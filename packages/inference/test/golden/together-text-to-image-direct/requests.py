import base64
import os

import requests

# Together AI may know acme/painter by another id; look it up there.
response = requests.post(
    "https://api.together.ai/v1/images/generations",
    headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
    json={
        "model": "acme/painter",
        "prompt": "A watercolour of a fishing boat at dawn",
        "response_format": "base64",
    },
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
