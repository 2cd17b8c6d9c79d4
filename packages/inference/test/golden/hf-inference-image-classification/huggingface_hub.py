import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_classification(
    FILE,
    model="acme/image-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
