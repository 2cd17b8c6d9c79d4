import os

os.environ["RWKV_V7_ON"] = "1"

import torch
from huggingface_hub import hf_hub_download
from rwkv.model import RWKV
from rwkv.utils import PIPELINE, PIPELINE_ARGS

file = "rwkv7-g1a-0.1b-20250728-ctx4096.pth"
question = "Why is the sky blue?"

# The file holds pickles, which can run code: load it only if you trust its author.
weights = hf_hub_download("owner/rwkv7-g1", file)
strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
# The package puts the ending there again.
model = RWKV(model=weights.removesuffix(".pth"), strategy=strategy)
pipeline = PIPELINE(model, "rwkv_vocab_v20230424")
# Token 0 ends a text.
settings = PIPELINE_ARGS(temperature=1.0, top_p=0.5, token_stop=[0])
prompt = f"User: {question}\n\nAssistant:"
print(prompt + pipeline.generate(prompt, token_count=300, args=settings))
