import os

from huggingface_hub import InferenceClient

client = InferenceClient(
    provider="auto",
    api_key=os.environ["HF_TOKEN"],
)

result = client.table_question_answering(
    table={
        "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
        "Country": ["Germany", "France", "Switzerland"],
        "Metres": ["2962", "4806", "4478"],
    },
    query="Which mountain is the highest?",
    model="acme/table-question-answering",
)

print(result.answer)
