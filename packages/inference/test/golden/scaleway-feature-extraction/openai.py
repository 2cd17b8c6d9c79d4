import os

from openai import OpenAI

# Scaleway may know acme/feature-extraction by another id; look it up there.
client = OpenAI(
    base_url="https://router.huggingface.co/scaleway/v1",
    api_key=os.environ["HF_TOKEN"],
)

result = client.embeddings.create(
    model="acme/feature-extraction",
    input="Bring a warm coat, the evenings on the coast get cold.",
    encoding_format="float",
)

vector = result.data[0].embedding
print(f"{len(vector)} numbers: {vector[:5]} ...")
