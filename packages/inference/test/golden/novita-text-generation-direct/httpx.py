import os

import httpx

# Novita may know acme/writer-1b by another id; look it up there.
response = httpx.post(
    "https://api.novita.ai/openai/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"},
    json={
        "model": "acme/writer-1b",
        "prompt": "The lighthouse keeper climbed the stairs one last time and",
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["text"])
