# The repository holds a whole model, no adapter for another one: transformers loads it.
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from transformers import AutoModelForCausalLM, AutoTokenizer

text = "The lighthouse keeper climbed the stairs one last time and"

tokenizer = AutoTokenizer.from_pretrained("owner/name", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("owner/name", trust_remote_code=True)

inputs = tokenizer(text, return_tensors="pt")
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
