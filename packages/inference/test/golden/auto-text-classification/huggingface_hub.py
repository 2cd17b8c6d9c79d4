import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.text_classification(
    "The room was spotless and the staff could not have been kinder.",
    model="acme/text-classification",
)

for item in result:
    print(f"{item.label}: {item.score:.3f}")
