import os

import httpx

response = httpx.post(
    "https://router.huggingface.co/v1/chat/completions",
    headers={
        "Authorization": f"Bearer {os.environ['HF_TOKEN']}",
        "X-HF-Bill-To": "acme",
    },
    json={
        "model": "acme/chatty-8b:groq",
        "messages": [
            {"role": "system", "content": "Answer in one word."},
            {"role": "user", "content": "Why?"},
        ],
        "seed": 7,
        "chat_template_kwargs": {"thinking": False},
        "temperature": 0.5,
        "max_tokens": 512,
        "top_p": 0.9,
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
