import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["TEAM_TOKEN"],
    bill_to="acme",
)

image = client.text_to_image(
    "A red fox",
    model="acme/painter",
    width=512,
    height=512,
    num_inference_steps=20,
    extra_body={"tiling": True},
)

image.save("image.png")
