import os

from huggingface_hub import InferenceClient

FILE = "sample1.flac"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
    headers={"Content-Type": "audio/flac"},
)

result = client.automatic_speech_recognition(
    FILE,
    model="acme/listener",
)

print(result.text)
