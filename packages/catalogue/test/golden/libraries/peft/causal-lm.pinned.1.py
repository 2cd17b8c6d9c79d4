import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from peft import PeftModel
from transformers import AutoModelForCausalLM, AutoTokenizer

# The base model is loaded from this hub too.
tokenizer = AutoTokenizer.from_pretrained("owner/base")
base_model = AutoModelForCausalLM.from_pretrained("owner/base", device_map="auto")
model = PeftModel.from_pretrained(base_model, "owner/name", revision="v1.0")

prompt = "The lighthouse keeper climbed the stairs one last time and"
inputs = tokenizer(prompt, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
