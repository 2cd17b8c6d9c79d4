import os

from huggingface_hub import InferenceClient

FILE = "sample1.flac"

client = InferenceClient(
    provider="deepinfra",
    api_key=os.environ["DEEPINFRA_API_KEY"],
)

result = client.automatic_speech_recognition(
    FILE,
    model="acme/listener",
)

print(result.text)
