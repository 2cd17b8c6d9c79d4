import os

from openai import OpenAI

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

result = client.embeddings.create(
    model="acme/feature-extraction",
    input="Bring a warm coat, the evenings on the coast get cold.",
    encoding_format="float",
)

vector = result.data[0].embedding
print(f"{len(vector)} numbers: {vector[:5]} ...")
