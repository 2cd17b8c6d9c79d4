import os

import requests

response = requests.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['HF_TOKEN']}"},
    json={
        "model": "acme/chatty-8b:cerebras",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    },
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
