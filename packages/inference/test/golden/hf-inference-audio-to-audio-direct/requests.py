import base64
import os

import requests

FILE = "sample1.flac"

with open(FILE, "rb") as file:
    response = requests.post(
        "https://router.huggingface.co/hf-inference/models/acme/audio-to-audio",
        headers={
            "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
            "Content-Type": "audio/flac",
        },
        data=file,
    )
response.raise_for_status()

for number, row in enumerate(response.json(), start=1):
    print(row["label"], sep="\t")
    with open("audio-" + str(number) + ".flac", "wb") as file:
        file.write(base64.b64decode(row["blob"]))
