import os

from openai import OpenAI

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

speech = client.audio.speech.create(
    model="acme/text-to-speech",
    input="The next train to Bristol leaves from platform four.",
    voice="alloy",
    response_format="mp3",
)

speech.write_to_file("audio.mp3")
