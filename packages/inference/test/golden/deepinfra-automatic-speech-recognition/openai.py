import os

from openai import OpenAI

# DeepInfra may know acme/listener by another id; look it up there.
FILE = "sample1.flac"

client = OpenAI(
    base_url="https://router.huggingface.co/deepinfra/v1/openai",
    api_key=os.environ["HF_TOKEN"],
)

with open(FILE, "rb") as file:
    transcription = client.audio.transcriptions.create(
        model="acme/listener",
        file=file,
    )

print(transcription.text)
