import os

import httpx

# Together AI may know acme/feature-extraction by another id; look it up there.
response = httpx.post(
    "https://api.together.ai/v1/embeddings",
    headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
    json={
        "model": "acme/feature-extraction",
        "input": "Bring a warm coat, the evenings on the coast get cold.",
    },
    timeout=300,
)
response.raise_for_status()

vector = response.json()["data"][0]["embedding"]
print(f"{len(vector)} numbers: {vector[:5]} ...")
