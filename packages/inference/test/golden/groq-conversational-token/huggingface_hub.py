from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="groq",
    api_key="gsk_0123",
)

completion = client.chat.completions.create(
    model="acme/chatty-8b",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
)

print(completion.choices[0].message.content)
