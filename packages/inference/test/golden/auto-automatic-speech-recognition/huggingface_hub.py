import os

from huggingface_hub import InferenceClient

FILE = "sample1.mp3"

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.automatic_speech_recognition(
    FILE,
    model="acme/listener",
)

print(result.text)
