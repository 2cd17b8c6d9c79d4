import os

from huggingface_hub import InferenceClient

FILE = "sample1.mp3"

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.audio_classification(
    FILE,
    model="acme/audio-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
