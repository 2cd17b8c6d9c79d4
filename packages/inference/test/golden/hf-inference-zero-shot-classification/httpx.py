import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/zero-shot-classification",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": "My parcel arrived with a broken lid and I would like my money back.",
        "parameters": {"candidate_labels": ["refund", "delivery time", "praise"]},
    },
    timeout=300,
)
response.raise_for_status()

for row in response.json():
    print(row["label"], row["score"], sep="\t")
