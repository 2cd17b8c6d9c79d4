import torch
from peft import PeftModel
from transformers import AutoModelForSequenceClassification, AutoTokenizer

# As many labels as the adapter was trained with.
label_count = 2
tokenizer = AutoTokenizer.from_pretrained("owner/base")
base_model = AutoModelForSequenceClassification.from_pretrained(
    "owner/base",
    num_labels=label_count,
    device_map="auto",
)
model = PeftModel.from_pretrained(base_model, "owner/name")

text = "The room was spotless and the staff could not have been kinder."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(outputs.logits.softmax(dim=-1)[0].tolist())
