import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained("owner/text-classification")
model = AutoModelForSequenceClassification.from_pretrained(
    "owner/text-classification",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
best = outputs.logits[0].argmax().item()
print(model.config.id2label[best])
