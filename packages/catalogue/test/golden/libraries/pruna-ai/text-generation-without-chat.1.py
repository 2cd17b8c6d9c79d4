from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("owner/name")
model = PrunaModel.from_pretrained("owner/name")

inputs = tokenizer("The lighthouse keeper climbed the stairs one last time and", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
