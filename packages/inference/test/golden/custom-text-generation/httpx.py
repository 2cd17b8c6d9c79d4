import os

import httpx

response = httpx.post(
    "http://localhost:8000/v1/completions",
    headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    json={
        "model": "acme/writer-1b",
        "prompt": "The lighthouse keeper climbed the stairs one last time and",
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["text"])
