import os

import requests

# Novita may know acme/writer-1b by another id; look it up there.
response = requests.post(
    "https://api.novita.ai/openai/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"},
    json={
        "model": "acme/writer-1b",
        "prompt": "The lighthouse keeper climbed the stairs one last time and",
    },
)
response.raise_for_status()

print(response.json()["choices"][0]["text"])
