import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_to_text(
    FILE,
    model="acme/image-to-text",
)

print(result.generated_text)
