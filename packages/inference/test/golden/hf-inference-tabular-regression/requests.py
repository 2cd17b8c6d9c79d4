import json
import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/tabular-regression",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": {
            "data": {
                "area_m2": [48, 73, 120],
                "rooms": [2, 3, 5],
                "year_built": [1972, 1998, 2015],
            },
        },
    },
)
response.raise_for_status()

print(json.dumps(response.json(), indent=2, ensure_ascii=False))
