from pathlib import Path

import sentencepiece
import torch
from huggingface_hub import snapshot_download
from recurrentgemma import torch as recurrentgemma

question = "What is the capital of Portugal?"
prompt = f"<start_of_turn>user\n{question}<end_of_turn>\n<start_of_turn>model\n"

device = "cuda" if torch.cuda.is_available() else "cpu"
folder = Path(snapshot_download("owner/recurrentgemma-2b-it-pytorch"))
# The file holds pickles, which can run code: load it only if you trust its author.
weights = torch.load(next(folder.rglob("*.pt")), map_location=device)
vocabulary = sentencepiece.SentencePieceProcessor(str(next(folder.rglob("tokenizer.model"))))
config = recurrentgemma.GriffinConfig.from_torch_params(
    weights,
    preset=recurrentgemma.Preset.RECURRENT_GEMMA_2B_V1,
)
model = recurrentgemma.Griffin(config, device=device, dtype=torch.bfloat16)
model.load_state_dict(weights)
sampler = recurrentgemma.Sampler(model=model, vocab=vocabulary)
print(sampler([prompt], total_generation_steps=200).text[0])
