from transformers import AutoModelForImageTextToText, AutoProcessor

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "image": image},
            {"type": "text", "text": "What animal is in the picture?"},
        ],
    }
]

processor = AutoProcessor.from_pretrained("owner/image-to-text")
model = AutoModelForImageTextToText.from_pretrained(
    "owner/image-to-text",
    device_map="auto",
)

inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
