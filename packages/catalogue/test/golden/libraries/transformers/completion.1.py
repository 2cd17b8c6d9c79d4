from transformers import pipeline

prompt = "Once upon"

pipe = pipeline("text-generation", model="owner/text-generation")
print(pipe(prompt, max_new_tokens=100)[0]["generated_text"])
