import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/token-classification",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "Ada Lovelace met Charles Babbage in London in 1833."},
)
response.raise_for_status()

for row in response.json():
    print(row["word"], row["entity_group"], row["score"], sep="\t")
