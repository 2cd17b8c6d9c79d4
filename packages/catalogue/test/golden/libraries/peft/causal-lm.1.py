from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("owner/base")
base_model = AutoModelForCausalLM.from_pretrained("owner/base", device_map="auto")
model = PeftModel.from_pretrained(base_model, "owner/name")

prompt = "The lighthouse keeper climbed the stairs one last time and"
inputs = tokenizer(prompt, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
