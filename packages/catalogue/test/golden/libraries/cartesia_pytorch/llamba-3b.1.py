# Its kernels need an NVIDIA GPU.

import torch
from cartesia_pytorch.Llamba.llamba import LlambaLMHeadModel
from transformers import AutoTokenizer

prompt = "The lighthouse keeper climbed the stairs one last time and"

# The tokenizer that it was trained with; its own repository holds none.
# Gated: accept its conditions on its page and log in with hf auth login.
tokenizer = AutoTokenizer.from_pretrained("meta-llama/Llama-3.2-3B")
model = LlambaLMHeadModel.from_pretrained("owner/Llamba-3B")
model = model.to("cuda", torch.bfloat16).eval()
inputs = tokenizer(prompt, return_tensors="pt").input_ids.to("cuda")
outputs = model.generate(input_ids=inputs, max_length=inputs.shape[1] + 100, top_k=100, top_p=0.99)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
