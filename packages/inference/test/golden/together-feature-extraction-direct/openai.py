import os

from openai import OpenAI

# Together AI may know acme/feature-extraction by another id; look it up there.
client = OpenAI(
    base_url="https://api.together.ai/v1",
    api_key=os.environ["TOGETHER_API_KEY"],
)

result = client.embeddings.create(
    model="acme/feature-extraction",
    input="Bring a warm coat, the evenings on the coast get cold.",
    encoding_format="float",
)

vector = result.data[0].embedding
print(f"{len(vector)} numbers: {vector[:5]} ...")
