import os

import httpx

# Novita may know acme/chatty-8b by another id; look it up there.
response = httpx.post(
    "https://api.novita.ai/openai/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"},
    json={
        "model": "acme/chatty-8b",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
