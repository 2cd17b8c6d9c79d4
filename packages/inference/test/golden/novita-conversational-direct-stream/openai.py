import os

from openai import OpenAI

# Novita may know acme/chatty-8b by another id; look it up there.
client = OpenAI(
    base_url="https://api.novita.ai/openai/v1",
    api_key=os.environ["NOVITA_API_KEY"],
)

stream = client.chat.completions.create(
    model="acme/chatty-8b",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    stream=True,
)

for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)
print()
