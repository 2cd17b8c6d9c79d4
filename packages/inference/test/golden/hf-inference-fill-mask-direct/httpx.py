import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/fill-mask",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "The ship left the harbour at [MASK] and sailed north."},
    timeout=300,
)
response.raise_for_status()

for row in response.json():
    print(row["token_str"], row["score"], sep="\t")
