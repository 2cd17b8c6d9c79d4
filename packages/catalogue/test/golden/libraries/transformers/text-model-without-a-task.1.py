import torch
from transformers import AutoModel, AutoTokenizer

text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained("owner/bert")
model = AutoModel.from_pretrained("owner/bert", device_map="auto")

inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(outputs[0].shape)
