import base64
import os

import httpx

# Nscale may know acme/painter by another id; look it up there.
response = httpx.post(
    "https://router.huggingface.co/nscale/v1/images/generations",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "acme/painter",
        "prompt": "A watercolour of a fishing boat at dawn",
        "response_format": "b64_json",
    },
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
