import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="together",
    api_key=os.environ["TOGETHER_API_KEY"],
)

image = client.text_to_image(
    "A watercolour of a fishing boat at dawn",
    model="acme/painter",
)

image.save("image.png")
