import os

from huggingface_hub import InferenceClient

FILE = "photo.jpg"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.visual_question_answering(
    FILE,
    question="What animal is this?",
    model="acme/visual-question-answering",
)

for item in result:
    print(f"{item.answer}: {item.score:.3f}")
