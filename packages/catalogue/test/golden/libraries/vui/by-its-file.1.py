# Needs Python 3.12 and an NVIDIA card.

import soundfile as sf
from huggingface_hub import hf_hub_download
from vui.engine import Engine

text = "The next train to Bristol leaves from platform four."

weights = hf_hub_download("owner/name", "weights.safetensors")
engine = Engine(weights)
with engine.new_row() as row:
    _, speech = row.render(text)
sf.write("speech.wav", speech.flatten().float().cpu().numpy(), engine.sample_rate())
print("Saved speech.wav")
