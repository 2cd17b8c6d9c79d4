import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.feature_extraction(
    "Bring a warm coat, the evenings on the coast get cold.",
    model="acme/feature-extraction",
)

print(result.shape, result)
