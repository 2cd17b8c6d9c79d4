import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="wavespeed",
    api_key=os.environ["WAVESPEED_API_KEY"],
)

result = client.text_to_video(
    "A paper boat drifting down a stream after the rain",
    model="acme/text-to-video",
)

with open("video.mp4", "wb") as file:
    file.write(result)
