import base64
import os

import httpx

FILE = "cat.png"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/image-to-image",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Accept": "image/png"},
    json={"inputs": encoded, "parameters": {"prompt": "Turn this cat into a dog"}},
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(response.content)
