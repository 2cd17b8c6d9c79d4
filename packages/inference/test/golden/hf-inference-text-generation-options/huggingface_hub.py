import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

text = client.text_generation(
    "Once upon a time",
    model="acme/writer-1b",
    max_new_tokens=64,
    temperature=0.7,
)

print(text)
