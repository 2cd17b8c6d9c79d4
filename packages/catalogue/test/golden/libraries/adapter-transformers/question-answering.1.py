import torch
from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "owner/base"
question = "Where does Ines work?"
text = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."

tokenizer = AutoTokenizer.from_pretrained(base_model)
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("owner/name", use_safetensors=True, set_active=True)
model.eval()

inputs = tokenizer(question, text, return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)
start = int(outputs.start_logits[0].argmax())
end = int(outputs.end_logits[0].argmax())
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
