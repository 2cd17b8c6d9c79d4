import json
import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": {
            "source_sentence": "The match was called off because of the storm.",
            "sentences": [
                "Bad weather forced them to cancel the game.",
                "The striker scored twice in the second half.",
                "He lit a match to see the way.",
            ],
        },
    },
)
response.raise_for_status()

print(json.dumps(response.json(), indent=2, ensure_ascii=False))
