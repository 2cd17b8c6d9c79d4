from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "owner/base"
text = "Could you tell me where the nearest station is?"

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(text, return_tensors="pt")
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
