import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.token_classification(
    "Ada Lovelace met Charles Babbage in London in 1833.",
    model="acme/token-classification",
)

for item in result:
    print(f"{item.word}: {item.entity_group} {item.score:.3f}")
