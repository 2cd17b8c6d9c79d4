from transformers import pipeline

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/transformers/model_doc/ocr_receipt.jpeg"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "image": image},
            {"type": "text", "text": "Read the text in this picture."},
        ],
    }
]

pipe = pipeline("image-text-to-text", model="owner/image-text-to-text")
print(pipe(text=messages, max_new_tokens=1000, return_full_text=False)[0]["generated_text"])
