import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    base_url="http://localhost:8000/v1/chat/completions",
    api_key=os.environ["API_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/chatty-8b",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
)

print(completion.choices[0].message.content)
