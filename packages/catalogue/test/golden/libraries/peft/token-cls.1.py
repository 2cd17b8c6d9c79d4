import torch
from peft import PeftModel
from transformers import AutoModelForTokenClassification, AutoTokenizer

# As many labels as the adapter was trained with.
label_count = 2
tokenizer = AutoTokenizer.from_pretrained("owner/base")
base_model = AutoModelForTokenClassification.from_pretrained(
    "owner/base",
    num_labels=label_count,
    device_map="auto",
)
model = PeftModel.from_pretrained(base_model, "owner/name")

text = "Ada Lovelace met Charles Babbage in London in 1833."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
for token, label in zip(inputs.tokens(), outputs.logits[0].argmax(dim=-1).tolist()):
    print(f"{token}: {label}")
