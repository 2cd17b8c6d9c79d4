import base64
import os

import httpx

# Together AI may know acme/image-to-image by another id; look it up there.
FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = httpx.post(
    "https://api.together.ai/v1/images/generations",
    headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
    json={
        "model": "acme/image-to-image",
        "prompt": "Turn this cat into a dog",
        "reference_images": ["data:image/png;base64," + encoded],
        "response_format": "base64",
    },
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
