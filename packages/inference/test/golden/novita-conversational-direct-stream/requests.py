import json
import os

import requests

# Novita may know acme/chatty-8b by another id; look it up there.
with requests.post(
    "https://api.novita.ai/openai/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['NOVITA_API_KEY']}"},
    json={
        "model": "acme/chatty-8b",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
        "stream": True,
    },
    stream=True,
) as response:
    response.raise_for_status()
    for line in (line.decode() for line in response.iter_lines()):
        if not line.startswith("data:"):
            continue
        data = line.removeprefix("data:").strip()
        if data == "[DONE]":
            break
        chunk = json.loads(data)
        if chunk.get("choices"):
            print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
print()
