# Gated model: accept its conditions at http://127.0.0.1:7860/owner/Cosmos-Reason2-2B and log in with: hf auth login
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from transformers import AutoModelForImageTextToText, AutoProcessor

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "image", "image": image},
            {"type": "text", "text": "What can a robot safely do next here?"},
        ],
    }
]

processor = AutoProcessor.from_pretrained("owner/Cosmos-Reason2-2B", revision="v1.0")
model = AutoModelForImageTextToText.from_pretrained(
    "owner/Cosmos-Reason2-2B",
    revision="v1.0",
    dtype="auto",
    device_map="auto",
)
inputs = processor.apply_chat_template(
    messages, add_generation_prompt=True, tokenize=True, return_dict=True, return_tensors="pt"
).to(model.device)
answer = model.generate(**inputs, max_new_tokens=1000)
print(processor.decode(answer[0, inputs["input_ids"].shape[1] :], skip_special_tokens=True))
