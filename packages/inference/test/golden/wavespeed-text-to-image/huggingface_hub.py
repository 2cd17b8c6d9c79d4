import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="wavespeed",
    api_key=os.environ["HF_TOKEN"],
)

image = client.text_to_image(
    "A watercolour of a fishing boat at dawn",
    model="acme/painter",
)

image.save("image.png")
