import httpx

response = httpx.post(
    "https://api.groq.com/openai/v1/chat/completions",
    headers={"Authorization": "Bearer gsk_0123"},
    json={
        "model": "chatty-8b-instant",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
    },
    timeout=300,
)
response.raise_for_status()

print(response.json()["choices"][0]["message"]["content"])
