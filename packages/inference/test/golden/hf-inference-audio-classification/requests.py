import os

import requests

FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/hf-inference/models/acme/audio-classification",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "audio/flac",
        },
        data=file,
    )
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
