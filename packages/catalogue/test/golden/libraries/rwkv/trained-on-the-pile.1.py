from urllib.request import urlretrieve

import torch
from huggingface_hub import hf_hub_download
from rwkv.model import RWKV
from rwkv.utils import PIPELINE, PIPELINE_ARGS

file = "RWKV-4-Pile-169M-20220807-8023.pth"
opening = "The lighthouse keeper climbed the stairs one last time and"

# The file holds pickles, which can run code: load it only if you trust its author.
weights = hf_hub_download("owner/rwkv-4-pile-169m", file)
strategy = "cuda fp16" if torch.cuda.is_available() else "cpu fp32"
# The package puts the ending there again.
model = RWKV(model=weights.removesuffix(".pth"), strategy=strategy)
# The tokenizer of models trained on the Pile, which the package does not bring.
tokenizer, _ = urlretrieve(
    "https://raw.githubusercontent.com/BlinkDL/ChatRWKV/965e40b85288a91c94c02bfa56adc3ce0fa20a82/20B_tokenizer.json"
)
pipeline = PIPELINE(model, tokenizer)
# Token 0 ends a text.
settings = PIPELINE_ARGS(temperature=1.0, top_p=0.5, token_stop=[0])
prompt = opening
print(prompt + pipeline.generate(prompt, token_count=300, args=settings))
