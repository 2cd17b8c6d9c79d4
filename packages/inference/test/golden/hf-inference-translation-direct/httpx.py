import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/translation",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "Could you tell me where the nearest station is?"},
    timeout=300,
)
response.raise_for_status()

print(response.json()[0]["translation_text"])
