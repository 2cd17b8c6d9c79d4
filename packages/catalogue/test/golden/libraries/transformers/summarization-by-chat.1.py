from transformers import pipeline

messages = [
    {
        "role": "user",
        "content": "Summarize in one sentence: The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.",
    },
]

pipe = pipeline("text-generation", model="owner/summarization")
print(pipe(messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
