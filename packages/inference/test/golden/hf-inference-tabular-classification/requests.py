import json
import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tabular-classification",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": {
            "data": {
                "petal_length_cm": [1.4, 4.7, 6],
                "petal_width_cm": [0.2, 1.4, 2.5],
            },
        },
    },
)
response.raise_for_status()

print(json.dumps(response.json(), indent=2, ensure_ascii=False))
