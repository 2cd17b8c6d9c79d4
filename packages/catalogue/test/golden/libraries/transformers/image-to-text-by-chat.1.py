from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "image": image},
            {"type": "text", "text": "Describe this picture."},
        ],
    }
]

pipe = pipeline("image-text-to-text", model="owner/image-to-text")
print(pipe(text=messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
