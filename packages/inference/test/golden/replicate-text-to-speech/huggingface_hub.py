import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="replicate",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_to_speech(
    "The next train to Bristol leaves from platform four.",
    model="acme/text-to-speech",
)

with open("audio.wav", "wb") as file:
    file.write(result)
