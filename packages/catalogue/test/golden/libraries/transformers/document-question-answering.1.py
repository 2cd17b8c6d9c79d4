from transformers import pipeline

# A picture of a page: put your own path or URL here.
image = "https://huggingface.co/spaces/impira/docquery/resolve/main/invoice.png"
question = "What is the invoice number?"

pipe = pipeline(
    "document-question-answering",
    model="owner/document-question-answering",
)
# Models that need words and their places read them with the program tesseract.
print(pipe(image=image, question=question))
