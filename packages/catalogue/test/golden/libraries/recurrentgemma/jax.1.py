# Gated model: accept its conditions at https://huggingface.co/owner/recurrentgemma-2b-flax and log in with: hf auth login

from pathlib import Path

import sentencepiece
from huggingface_hub import snapshot_download
from recurrentgemma import jax as recurrentgemma

prompt = "The lighthouse keeper climbed the stairs one last time and"

folder = Path(snapshot_download("owner/recurrentgemma-2b-flax"))
# The checkpoint is the folder with this file in it.
weights = next(folder.rglob("_METADATA")).parent
params = recurrentgemma.load_parameters(str(weights), "single_device")
vocabulary = sentencepiece.SentencePieceProcessor(str(next(folder.rglob("tokenizer.model"))))
config = recurrentgemma.GriffinConfig.from_flax_params_or_variables(
    params,
    preset=recurrentgemma.Preset.RECURRENT_GEMMA_2B_V1,
)
model = recurrentgemma.Griffin(config)
sampler = recurrentgemma.Sampler(model=model, vocab=vocabulary, params=params)
print(sampler([prompt], total_generation_steps=200).text[0])
