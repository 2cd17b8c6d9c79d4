import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="together",
    api_key=os.environ["TOGETHER_API_KEY"],
)

result = client.text_to_speech(
    "The next train to Bristol leaves from platform four.",
    model="acme/text-to-speech",
    extra_body={"response_format": "mp3", "voice": "tara"},
)

with open("audio.mp3", "wb") as file:
    file.write(result)
