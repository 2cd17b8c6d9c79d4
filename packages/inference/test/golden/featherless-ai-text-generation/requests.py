import os

import requests

# Featherless AI may know acme/writer-1b by another id; look it up there.
response = requests.post(
    "https://router.huggingface.co/featherless-ai/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "acme/writer-1b",
        "prompt": "The lighthouse keeper climbed the stairs one last time and",
    },
)
response.raise_for_status()

print(response.json()["choices"][0]["text"])
