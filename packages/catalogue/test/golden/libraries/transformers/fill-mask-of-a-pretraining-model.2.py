import torch
from transformers import AutoModelForPreTraining, AutoTokenizer

text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained("owner/fill-mask")
model = AutoModelForPreTraining.from_pretrained(
    "owner/fill-mask",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(outputs[0].shape)
