from pathlib import Path

import sentencepiece
from huggingface_hub import snapshot_download
from recurrentgemma import jax as recurrentgemma

question = "What is the capital of Portugal?"
prompt = f"<start_of_turn>user\n{question}<end_of_turn>\n<start_of_turn>model\n"

folder = Path(snapshot_download("owner/recurrentgemma-9b-it-flax"))
# The checkpoint is the folder with this file in it.
weights = next(folder.rglob("_METADATA")).parent
params = recurrentgemma.load_parameters(str(weights), "single_device")
vocabulary = sentencepiece.SentencePieceProcessor(str(next(folder.rglob("tokenizer.model"))))
config = recurrentgemma.GriffinConfig.from_flax_params_or_variables(
    params,
    preset=recurrentgemma.Preset.RECURRENT_GEMMA_9B_V1,
)
model = recurrentgemma.Griffin(config)
sampler = recurrentgemma.Sampler(model=model, vocab=vocabulary, params=params)
print(sampler([prompt], total_generation_steps=200).text[0])
