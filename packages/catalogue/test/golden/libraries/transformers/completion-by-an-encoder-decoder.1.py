from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

text = "The lighthouse keeper climbed the stairs one last time and"

tokenizer = AutoTokenizer.from_pretrained("owner/text-generation")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "owner/text-generation",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
