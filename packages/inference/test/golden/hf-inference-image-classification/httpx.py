import os

import httpx

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    response = httpx.post(
        "https://router.huggingface.co/hf-inference/models/acme/image-classification",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "image/jpeg",
        },
        content=file,
        timeout=300,
    )
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
