import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    api_key=os.environ["HF_TOKEN"],
)

completion = client.chat.completions.create(
    model="acme/seer-12b",
    messages=[
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "Describe this picture in one sentence."},
                {
                    "type": "image_url",
                    "image_url": {
                        "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg",
                    },
                },
            ],
        },
    ],
)

print(completion.choices[0].message.content)
