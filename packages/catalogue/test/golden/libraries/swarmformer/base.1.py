import torch
from swarmformer import SwarmFormerModel
from transformers import AutoTokenizer

text = "The room was spotless and the staff could not have been kinder."
# Tokens that the model was trained to read at once: 768 in its base size, 256 in its small one.
length = 768

# The tokenizer that it was trained with; its own repository holds none.
tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
model = SwarmFormerModel.from_pretrained("owner/name")
model.eval()
inputs = tokenizer(text, max_length=length, padding="max_length", truncation=True, return_tensors="pt")
with torch.no_grad():
    negative, positive = model(inputs["input_ids"]).softmax(dim=-1)[0].tolist()
print(f"positive: {positive:.1%}, negative: {negative:.1%}")
