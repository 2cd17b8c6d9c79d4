import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/hf-inference/models/acme/question-answering",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "inputs": {
            "question": "Where does Ines work?",
            "context": "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
        },
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["answer"])
