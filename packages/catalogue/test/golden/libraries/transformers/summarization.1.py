from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

text = "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel."

tokenizer = AutoTokenizer.from_pretrained("owner/summarization")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "owner/summarization",
    device_map="auto",
)

inputs = tokenizer(text, truncation=True, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
