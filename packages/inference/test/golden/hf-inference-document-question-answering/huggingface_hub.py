import os

from huggingface_hub import InferenceClient

FILE = "invoice.png"

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.document_question_answering(
    FILE,
    question="What is the total amount?",
    model="acme/document-question-answering",
)

for item in result:
    print(f"{item.answer}: {item.score:.3f}")
