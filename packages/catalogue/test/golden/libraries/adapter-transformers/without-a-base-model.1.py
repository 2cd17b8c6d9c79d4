import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

# The model that the adapter was trained for: its repository does not say which.
base_model = "google-bert/bert-base-uncased"
text = "The room was spotless and the staff could not have been kinder."

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(text, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
print(outputs[0].shape)
