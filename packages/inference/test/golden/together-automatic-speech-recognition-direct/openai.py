import os

from openai import OpenAI

# Together AI may know acme/listener by another id; look it up there.
FILE = "sample1.flac"

client = OpenAI(
    base_url="https://api.together.ai/v1",
    api_key=os.environ["TOGETHER_API_KEY"],
)

with open(FILE, "rb") as file:
    transcription = client.audio.transcriptions.create(
        model="acme/listener",
        file=file,
    )

print(transcription.text)
