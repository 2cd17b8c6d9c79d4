import os

from openai import OpenAI

# Z.ai may know acme/chatty-8b by another id; look it up there.
client = OpenAI(
    base_url="https://api.z.ai/api/paas/v4",
    api_key=os.environ["ZAI_ORG_API_KEY"],
)

completion = client.chat.completions.create(
    model="acme/chatty-8b",
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
)

print(completion.choices[0].message.content)
