import json
import os

import httpx

# Together AI may know acme/chatty-8b by another id; look it up there.
with httpx.stream(
    "POST",
    "https://api.together.ai/v1/chat/completions",
    headers={"Authorization": f"Bearer {os.environ['TOGETHER_API_KEY']}"},
    json={
        "model": "acme/chatty-8b",
        "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
        "stream": True,
    },
    timeout=300,
) as response:
    response.raise_for_status()
    for line in response.iter_lines():
        if not line.startswith("data:"):
            continue
        data = line.removeprefix("data:").strip()
        if data == "[DONE]":
            break
        chunk = json.loads(data)
        if chunk.get("choices"):
            print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
print()
