import os

import httpx

response = httpx.post(
    "http://localhost:8000/v1/embeddings",
    headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    json={
        "model": "acme/feature-extraction",
        "input": "Bring a warm coat, the evenings on the coast get cold.",
    },
    timeout=300,
)
response.raise_for_status()

vector = response.json()["data"][0]["embedding"]
print(f"{len(vector)} numbers: {vector[:5]} ...")
