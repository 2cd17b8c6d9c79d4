from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "owner/base"
text = "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel."

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(text, return_tensors="pt")
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
