import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "owner/base"
text = "Ada Lovelace met Charles Babbage in London in 1833."

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
labels = model.get_labels_dict()
for token, number in zip(inputs.tokens(), outputs.logits[0].argmax(dim=-1).tolist()):
    print(f"{token}: {labels[number] if labels else number}")
