import os

from openai import OpenAI

client = OpenAI(
    base_url="https://router.huggingface.co/v1",
    api_key=os.environ["HF_TOKEN"],
    default_headers={"X-HF-Bill-To": "acme"},
)

completion = client.chat.completions.create(
    model="acme/chatty-8b:groq",
    messages=[
        {"role": "system", "content": "Answer in one word."},
        {"role": "user", "content": "Why?"},
    ],
    seed=7,
    temperature=0.5,
    max_tokens=512,
    top_p=0.9,
    extra_body={"chat_template_kwargs": {"thinking": False}},
)

print(completion.choices[0].message.content)
