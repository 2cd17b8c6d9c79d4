from transformers import AutoModelForDocumentQuestionAnswering

model = AutoModelForDocumentQuestionAnswering.from_pretrained(
    "owner/document-question-answering",
    device_map="auto",
)

# The model's card says what it takes and returns.
print(model)
