import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.zero_shot_classification(
    "My parcel arrived with a broken lid and I would like my money back.",
    candidate_labels=["refund", "delivery time", "praise"],
    model="acme/zero-shot-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
