from transformers import pipeline

messages = [{"role": "user", "content": "What is the capital of Portugal?"}]

pipe = pipeline("text-generation", model="owner/text-generation")
print(pipe(messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
