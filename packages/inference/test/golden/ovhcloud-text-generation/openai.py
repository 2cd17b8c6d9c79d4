import os

from openai import OpenAI

# OVHcloud AI Endpoints may know acme/writer-1b by another id; look it up there.
client = OpenAI(
    base_url="https://router.huggingface.co/ovhcloud/v1",
    api_key=os.environ["HF_TOKEN"],
)

completion = client.completions.create(
    model="acme/writer-1b",
    prompt="The lighthouse keeper climbed the stairs one last time and",
)

print(completion.choices[0].text)
