import os

from huggingface_hub import InferenceClient

FILE = "cat.png"

client = InferenceClient(
    provider="wavespeed",
    api_key=os.environ["HF_TOKEN"],
)

image = client.image_to_image(
    FILE,
    prompt="Turn this cat into a dog",
    model="acme/image-to-image",
)

image.save("image.png")
