import os

import requests

# Novita may know acme/chatty-8b by another id; look it up there.
response = requests.post(
    "https://api.novita.ai/openai/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"},
    json={
        "model": "acme/chatty-8b",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    },
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
