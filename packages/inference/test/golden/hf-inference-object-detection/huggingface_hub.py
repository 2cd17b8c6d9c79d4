import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.object_detection(
    FILE,
    model="acme/object-detection",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}, {item.box}")
