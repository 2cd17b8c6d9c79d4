import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

text = "My parcel arrived with a broken lid and I would like my money back."
hypothesis = "This example is about a refund."

tokenizer = AutoTokenizer.from_pretrained("owner/zero-shot-classification")
model = AutoModelForSequenceClassification.from_pretrained(
    "owner/zero-shot-classification",
    device_map="auto",
)

inputs = tokenizer(text, hypothesis, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
best = outputs.logits[0].argmax().item()
print(model.config.id2label[best])
