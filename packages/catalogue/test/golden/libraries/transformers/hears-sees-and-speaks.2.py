import soundfile
from transformers import AutoModelForMultimodalLM, AutoProcessor

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

processor = AutoProcessor.from_pretrained("owner/any-to-any")
model = AutoModelForMultimodalLM.from_pretrained(
    "owner/any-to-any",
    device_map="auto",
)

inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device, model.dtype)
# The model writes its answer and then speaks it.
outputs, speech = model.generate(**inputs)
answer = outputs[0][inputs["input_ids"].shape[-1] :]
print(processor.decode(answer, skip_special_tokens=True))
soundfile.write("answer.wav", speech.flatten().cpu().numpy(), 24000)
print("Saved answer.wav")
