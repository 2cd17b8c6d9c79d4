import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.fill_mask(
    "The ship left the harbour at [MASK] and sailed north.",
    model="acme/fill-mask",
)

for item in result:
    print(f"{item.token_str}: {item.score:.3f}")
