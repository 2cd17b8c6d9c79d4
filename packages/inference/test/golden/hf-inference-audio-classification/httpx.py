import os

import httpx

FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = httpx.post(
        "https://router.huggingface.co/hf-inference/models/acme/audio-classification",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "audio/flac",
        },
        content=file,
        timeout=300,
    )
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
