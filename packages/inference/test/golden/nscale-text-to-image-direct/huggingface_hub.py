import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="nscale",
    api_key=os.environ["NSCALE_API_KEY"],
)

image = client.text_to_image(
    "A watercolour of a fishing boat at dawn",
    model="acme/painter",
)

image.save("image.png")
