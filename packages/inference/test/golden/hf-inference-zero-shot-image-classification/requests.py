import base64
import os

import requests

FILE = "photo.jpg"

with open(FILE, "rb") as file:
    encoded = base64.b64encode(file.read()).decode()

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": encoded, "parameters": {"candidate_labels": ["cat", "dog", "bird"]}},
)
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
