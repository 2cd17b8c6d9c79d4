# Mamba's kernels need an NVIDIA or AMD GPU, and PyTorch installed before mamba-ssm.

import torch
from huggingface_hub import snapshot_download
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

prompt = "The lighthouse keeper climbed the stairs one last time and"

folder = snapshot_download("owner/name")
# The tokenizer that Mamba's authors trained their models with.
tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")
model = MambaLMHeadModel.from_pretrained(folder, device="cuda", dtype=torch.float16)
model.eval()

input_ids = tokenizer(prompt, return_tensors="pt").input_ids.to("cuda")
output = model.generate(input_ids, max_length=input_ids.shape[1] + 100, cg=True)
print(tokenizer.decode(output[0]))
