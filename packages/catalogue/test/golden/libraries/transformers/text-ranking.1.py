import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

query = "How do I descale a kettle?"
documents = [
    "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
    "The copper kettle was made in Birmingham around 1900.",
]

tokenizer = AutoTokenizer.from_pretrained("owner/text-ranking")
model = AutoModelForSequenceClassification.from_pretrained(
    "owner/text-ranking",
    device_map="auto",
)

inputs = tokenizer(
    [query] * len(documents), documents, padding=True, truncation=True, return_tensors="pt"
).to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
for document, score in zip(documents, outputs.logits[:, -1].tolist()):
    print(f"{score:.3f} {document}")
