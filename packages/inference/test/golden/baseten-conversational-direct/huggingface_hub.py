import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="baseten",
    api_key=os.environ["BASETEN_API_KEY"],
)

completion = client.chat.completions.create(
    model="acme/chatty-8b",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
)

print(completion.choices[0].message.content)
