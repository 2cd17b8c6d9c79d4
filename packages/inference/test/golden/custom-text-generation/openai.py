import os

from openai import OpenAI

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

completion = client.completions.create(
    model="acme/writer-1b",
    prompt="The lighthouse keeper climbed the stairs one last time and",
)

print(completion.choices[0].text)
