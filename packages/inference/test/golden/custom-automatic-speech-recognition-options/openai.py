import os

from openai import OpenAI

FILE = "meeting notes.wav"

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

with open(FILE, "rb") as file:
    transcription = client.audio.transcriptions.create(
        model="acme/listener",
        file=file,
        language="pt",
        extra_body={"timestamps": 1},
    )

print(transcription.text)
