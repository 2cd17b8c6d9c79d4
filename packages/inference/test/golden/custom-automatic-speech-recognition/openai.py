import os

from openai import OpenAI

FILE = "sample1.flac"

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

with open(FILE, "rb") as file:
    transcription = client.audio.transcriptions.create(
        model="acme/listener",
        file=file,
    )

print(transcription.text)
