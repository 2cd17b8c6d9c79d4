import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

text = client.text_generation(
    "The lighthouse keeper climbed the stairs one last time and",
    model="acme/writer-1b",
)

print(text)
