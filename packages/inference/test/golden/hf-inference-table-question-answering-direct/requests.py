import os

import requests

response = requests.post(
    "https://router.huggingface.co/hf-inference/models/acme/table-question-answering",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": {
            "query": "Which mountain is the highest?",
            "table": {
                "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
                "Country": ["Germany", "France", "Switzerland"],
                "Metres": ["2962", "4806", "4478"],
            },
        },
    },
)
response.raise_for_status()

print(response.json()["answer"])
