import torch
from transformers import AutoModelForMultipleChoice, AutoTokenizer

prompt = "The kettle began to whistle, so"
choices = ["she poured the tea.", "she parked the car."]

tokenizer = AutoTokenizer.from_pretrained("owner/multiple-choice")
model = AutoModelForMultipleChoice.from_pretrained(
    "owner/multiple-choice",
    device_map="auto",
)

pairs = tokenizer([prompt] * len(choices), choices, padding=True, return_tensors="pt")
inputs = {name: values.unsqueeze(0).to(model.device) for name, values in pairs.items()}
with torch.no_grad():
    outputs = model(**inputs)
print(choices[outputs.logits[0].argmax().item()])
