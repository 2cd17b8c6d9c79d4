import os

from openai import OpenAI

# Together AI may know acme/writer-1b by another id; look it up there.
client = OpenAI(
    base_url="https://api.together.ai/v1",
    api_key=os.environ["TOGETHER_API_KEY"],
)

completion = client.completions.create(
    model="acme/writer-1b",
    prompt="The lighthouse keeper climbed the stairs one last time and",
)

print(completion.choices[0].text)
