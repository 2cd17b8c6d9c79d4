import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/painter",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}", "Accept": "image/png"},
    json={"inputs": "A watercolour of a fishing boat at dawn"},
    timeout=300,
)
response.raise_for_status()

with open("image.png", "wb") as file:
    file.write(response.content)
