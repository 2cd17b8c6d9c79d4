from transformers import pipeline

messages = [
    {
        "role": "user",
        "content": "Translate into French: Could you tell me where the nearest station is?",
    },
]

pipe = pipeline("text-generation", model="owner/translation")
print(pipe(messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
