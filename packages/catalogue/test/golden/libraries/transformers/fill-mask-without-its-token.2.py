import torch
from transformers import AutoModelForMaskedLM, AutoTokenizer

text = "The ship left the harbour at [MASK] and sailed north."

tokenizer = AutoTokenizer.from_pretrained("owner/fill-mask")
model = AutoModelForMaskedLM.from_pretrained("owner/fill-mask", device_map="auto")

inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
positions = (inputs["input_ids"][0] == tokenizer.mask_token_id).nonzero()
print(tokenizer.decode(outputs.logits[0, positions[0, 0]].argmax()))
