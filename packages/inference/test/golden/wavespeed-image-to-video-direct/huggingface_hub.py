import os

from huggingface_hub import InferenceClient

FILE = "cat.png"

client = InferenceClient(
    provider="wavespeed",
    api_key=os.environ["WAVESPEED_API_KEY"],
)

result = client.image_to_video(
    FILE,
    prompt="The cat slowly turns its head towards the window",
    model="acme/image-to-video",
)

with open("video.mp4", "wb") as file:
    file.write(result)
