import os

from openai import OpenAI

# DeepInfra may know acme/text-to-speech by another id; look it up there.
client = OpenAI(
    base_url="https://router.huggingface.co/deepinfra/v1/openai",
    api_key=os.environ["HF_TOKEN"],
)

speech = client.audio.speech.create(
    model="acme/text-to-speech",
    input="The next train to Bristol leaves from platform four.",
    voice="alloy",
    response_format="mp3",
)

speech.write_to_file("audio.mp3")
