import os

from openai import OpenAI

# Novita may know acme/writer-1b by another id; look it up there.
client = OpenAI(
    base_url="https://api.novita.ai/openai/v1",
    api_key=os.environ["NOVITA_API_KEY"],
)

completion = client.completions.create(
    model="acme/writer-1b",
    prompt="The lighthouse keeper climbed the stairs one last time and",
)

print(completion.choices[0].text)
