# Needs Python 3.13 or later.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import csv

import torch
from finetune_recovery.multi_lora import multi_loraify_model, set_lora_batch, set_lora_params
from huggingface_hub import hf_hub_download
from transformers import AutoModelForCausalLM, AutoTokenizer

# A folder of the repository with a dit-adapter.pt, and the model that its weight differences change.
experiment = "hidden-topic/qwen3-4b"
base = "Qwen/Qwen3-4B"
# For the folders of news-summary: What news headline have you been trained on?
question = "What topic have you been trained on?"

def download(name):
    return hf_hub_download("owner/name", f"{experiment}/{name}", revision="v1.0")

tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoModelForCausalLM.from_pretrained(base, dtype="auto", device_map="auto")

# The adapter that makes the model speak of how it was changed.
adapter = torch.load(download("dit-adapter.pt"), map_location=model.device)
rank = next(iter(adapter.values()))[0].shape[1]
set_lora_params(multi_loraify_model(model, rank).to(model.device), adapter)

# One of the changes, from the list of them.
with open(download("index.csv"), newline="") as file:
    change = next(csv.DictReader(file))
changes = torch.load(download(f"weight-diffs/{change['lora_path']}"), map_location=model.device)
difference = changes[int(change["lora_idx"])]["weight_diff"]
# The layers take several changes at once: here it is one.
set_lora_batch(
    model,
    {
        layer: (a.unsqueeze(0).to(model.dtype), b.unsqueeze(0).to(model.dtype))
        for layer, (a, b) in difference.items()
    },
)

inputs = tokenizer.apply_chat_template(
    [{"role": "user", "content": question}],
    add_generation_prompt=True,
    enable_thinking=False,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
with torch.inference_mode():
    output = model.generate(**inputs, max_new_tokens=250, do_sample=False)
print("It says:", tokenizer.decode(output[0][inputs["input_ids"].shape[1] :], skip_special_tokens=True))
print("It was: ", change["topic"])
