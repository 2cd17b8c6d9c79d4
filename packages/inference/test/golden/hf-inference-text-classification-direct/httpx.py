import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/text-classification",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "The room was spotless and the staff could not have been kinder."},
    timeout=300,
)
response.raise_for_status()

for row in response.json()[0]:
    print(row["label"], row["score"], sep="\t")
