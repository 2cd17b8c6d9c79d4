import base64
import os

import httpx

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    response = httpx.post(
        "https://router.huggingface.co/hf-inference/models/acme/image-segmentation",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "image/jpeg",
        },
        content=file,
        timeout=300,
    )
response.raise_for_status()

for number, row in enumerate(response.json(), start=1):
    print(row["label"], row["score"], sep="\t")
    with open("mask-" + str(number) + ".png", "wb") as file:
        file.write(base64.b64decode(row["mask"]))
