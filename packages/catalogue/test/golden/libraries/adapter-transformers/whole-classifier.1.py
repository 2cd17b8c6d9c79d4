# The repository holds a whole model, no adapter for another one: transformers loads it.

import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained("owner/name")
model = AutoModelForSequenceClassification.from_pretrained("owner/name")

inputs = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
labels = model.config.id2label
for number, score in enumerate(outputs.logits.softmax(dim=-1)[0].tolist()):
    print(f"{labels[number] if labels else number}: {score:.1%}")
