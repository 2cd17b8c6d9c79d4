from transformers import pipeline

prompt = "The lighthouse keeper climbed the stairs one last time and"

pipe = pipeline("text-generation", model="owner/text-generation")
print(pipe(prompt, max_new_tokens=100)[0]["generated_text"])
