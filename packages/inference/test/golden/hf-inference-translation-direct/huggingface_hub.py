import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.translation(
    "Could you tell me where the nearest station is?",
    model="acme/translation",
)

print(result.translation_text)
