import os

import requests

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/hf-inference/models/acme/image-to-text",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "image/jpeg",
        },
        data=file,
    )
response.raise_for_status()

print(response.json()[0]["generated_text"])
