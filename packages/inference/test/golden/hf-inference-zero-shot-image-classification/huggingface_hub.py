import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.zero_shot_image_classification(
    FILE,
    candidate_labels=["cat", "dog", "bird"],
    model="acme/zero-shot-image-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
