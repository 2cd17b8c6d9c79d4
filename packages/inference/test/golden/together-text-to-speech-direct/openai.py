import os

from openai import OpenAI

# Together AI may know acme/text-to-speech by another id; look it up there.
client = OpenAI(
    base_url="https://api.together.ai/v1",
    api_key=os.environ["TOGETHER_API_KEY"],
)

speech = client.audio.speech.create(
    model="acme/text-to-speech",
    input="The next train to Bristol leaves from platform four.",
    voice="tara",
    response_format="mp3",
)

speech.write_to_file("audio.mp3")
