import os

from huggingface_hub import InferenceClient

FILE = "sample1.flac"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
    headers={"Content-Type": "audio/flac"},
)

result = client.audio_classification(
    FILE,
    model="acme/audio-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
