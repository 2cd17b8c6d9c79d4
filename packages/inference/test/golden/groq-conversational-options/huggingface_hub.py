import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
    bill_to="acme",
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
