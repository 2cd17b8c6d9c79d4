import os

import httpx

response = httpx.post(
    "http://localhost:8000/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['API_TOKEN']}"},
    json={
        "model": "acme/chatty-8b",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
