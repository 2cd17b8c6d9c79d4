import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="scaleway",
    api_key=os.environ["SCALEWAY_API_KEY"],
)

result = client.feature_extraction(
    "Bring a warm coat, the evenings on the coast get cold.",
    model="acme/feature-extraction",
)

print(result.shape, result)
