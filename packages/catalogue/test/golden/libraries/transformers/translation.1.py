from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

text = "Could you tell me where the nearest station is?"

tokenizer = AutoTokenizer.from_pretrained("owner/translation")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "owner/translation",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
