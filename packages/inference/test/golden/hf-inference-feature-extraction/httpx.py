import json
import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/feature-extraction/pipeline/feature-extraction",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={"inputs": "Bring a warm coat, the evenings on the coast get cold."},
    timeout=300,
)
response.raise_for_status()

print(json.dumps(response.json(), indent=2, ensure_ascii=False))
