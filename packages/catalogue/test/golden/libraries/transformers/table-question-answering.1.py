from transformers import pipeline

question = "Which mountain is the highest?"
table = {
    "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
    "Metres": ["2962", "4806", "4478"],
}

pipe = pipeline("table-question-answering", model="owner/table-question-answering")
print(pipe(table=table, query=question)["answer"])
