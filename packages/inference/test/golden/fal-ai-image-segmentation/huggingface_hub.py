import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["HF_TOKEN"],
)

result = client.image_segmentation(
    FILE,
    model="acme/image-segmentation",
)

for number, item in enumerate(result, start=1):
    print(item.label, item.score)
    item.mask.save(f"mask-{number}.png")
