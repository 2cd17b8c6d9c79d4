import os

from huggingface_hub import InferenceClient

FILE = "sample1.mp3"

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.audio_to_audio(
    FILE,
    model="acme/audio-to-audio",
)

for number, item in enumerate(result, start=1):
    print(item.label)
    with open(f"audio-{number}.flac", "wb") as file:
        file.write(item.blob)
