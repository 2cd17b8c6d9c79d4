import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.sentence_similarity(
    sentence="The match was called off because of the storm.",
    other_sentences=[
        "Bad weather forced them to cancel the game.",
        "The striker scored twice in the second half.",
        "He lit a match to see the way.",
    ],
    model="acme/sentence-similarity",
)

print(result)
