from transformers import AutoModelForCausalLM, AutoTokenizer

prompt = "Once upon"

tokenizer = AutoTokenizer.from_pretrained("owner/text-generation")
model = AutoModelForCausalLM.from_pretrained(
    "owner/text-generation",
    device_map="auto",
)

inputs = tokenizer(text=prompt, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
