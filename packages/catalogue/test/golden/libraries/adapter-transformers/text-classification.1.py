import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "owner/base"
text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
labels = model.get_labels_dict()
for number, score in enumerate(outputs.logits.softmax(dim=-1)[0].tolist()):
    print(f"{labels[number] if labels else number}: {score:.1%}")
