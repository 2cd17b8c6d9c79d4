import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="hf-inference",
    api_key=os.environ["HF_TOKEN"],
)

result = client.question_answering(
    question="Where does Ines work?",
    context="Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.",
    model="acme/question-answering",
)

print(result.answer)
