from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "image": image},
            {"type": "audio", "audio": audio},
            {"type": "text", "text": "What animal is in the picture, and what does the voice talk about?"},
        ],
    }
]

pipe = pipeline("any-to-any", model="owner/any-to-any")
print(pipe(text=messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
