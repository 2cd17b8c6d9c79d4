import os

import requests

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/hf-inference/models/acme/image-classification",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "image/jpeg",
        },
        data=file,
    )
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
