from transformers import AutoModelForTableQuestionAnswering

model = AutoModelForTableQuestionAnswering.from_pretrained(
    "owner/table-question-answering",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
