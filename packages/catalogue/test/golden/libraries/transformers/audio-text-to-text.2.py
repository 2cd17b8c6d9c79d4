from transformers import AutoModelForMultimodalLM, AutoProcessor

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

processor = AutoProcessor.from_pretrained("owner/audio-text-to-text")
model = AutoModelForMultimodalLM.from_pretrained(
    "owner/audio-text-to-text",
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
