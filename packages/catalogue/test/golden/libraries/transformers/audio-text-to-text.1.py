from transformers import pipeline

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "audio", "audio": audio},
            {"type": "text", "text": "What is said in this recording?"},
        ],
    }
]

pipe = pipeline("any-to-any", model="owner/audio-text-to-text")
print(pipe(text=messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
