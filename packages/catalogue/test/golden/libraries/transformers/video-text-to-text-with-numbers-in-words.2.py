from transformers import AutoModelForImageTextToText, AutoProcessor

# A path or URL: put your own video here.
video = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "video", "video": video},
            {"type": "text", "text": "What happens in this video?"},
        ],
    }
]

processor = AutoProcessor.from_pretrained("owner/video-text-to-text")
model = AutoModelForImageTextToText.from_pretrained(
    "owner/video-text-to-text",
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
