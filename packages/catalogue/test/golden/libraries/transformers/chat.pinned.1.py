import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from transformers import pipeline

messages = [{"role": "user", "content": "What is the capital of Portugal?"}]

pipe = pipeline("text-generation", model="owner/text-generation", revision="v1.0")
print(pipe(messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
