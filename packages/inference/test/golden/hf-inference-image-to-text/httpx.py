import os

import httpx

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    response = httpx.post(
        "https://router.huggingface.co/hf-inference/models/acme/image-to-text",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "image/jpeg",
        },
        content=file,
        timeout=300,
    )
response.raise_for_status()

print(response.json()[0]["generated_text"])
