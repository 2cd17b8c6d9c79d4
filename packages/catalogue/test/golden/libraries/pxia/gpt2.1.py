import torch
from pxia import GPT2
from transformers import AutoTokenizer

prompt = "The lighthouse keeper climbed the stairs one last time and"

model = GPT2.from_pretrained("owner/name")
model.eval()
# The repository holds no tokenizer; its words are those of GPT-2.
tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
inputs = tokenizer(prompt, return_tensors="pt")
with torch.no_grad():
    output = model.generate(inputs["input_ids"], inputs["attention_mask"], max_new_tokens=50)
print(tokenizer.decode(output[0], skip_special_tokens=True))
