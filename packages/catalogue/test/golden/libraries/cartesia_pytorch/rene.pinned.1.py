# Its kernels need an NVIDIA GPU.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from cartesia_pytorch.Rene.rene import ReneLMHeadModel
from transformers import AutoTokenizer

prompt = "The lighthouse keeper climbed the stairs one last time and"

# The tokenizer that it was trained with; its own repository holds none.
tokenizer = AutoTokenizer.from_pretrained("allenai/OLMo-1B-hf")
model = ReneLMHeadModel.from_pretrained("owner/name", revision="v1.0")
model = model.to("cuda", torch.bfloat16).eval()
inputs = tokenizer(prompt, return_tensors="pt").input_ids.to("cuda")
outputs = model.generate(input_ids=inputs, max_length=inputs.shape[1] + 100, top_k=100, top_p=0.99)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
