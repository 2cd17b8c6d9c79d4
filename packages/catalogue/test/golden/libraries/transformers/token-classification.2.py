import torch
from transformers import AutoModelForTokenClassification, AutoTokenizer

text = "Ada Lovelace met Charles Babbage in London in 1833."

tokenizer = AutoTokenizer.from_pretrained("owner/token-classification")
model = AutoModelForTokenClassification.from_pretrained(
    "owner/token-classification",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
labels = outputs.logits[0].argmax(dim=-1).tolist()
for token, label in zip(inputs.tokens(), labels):
    print(f"{token}: {model.config.id2label[label]}")
