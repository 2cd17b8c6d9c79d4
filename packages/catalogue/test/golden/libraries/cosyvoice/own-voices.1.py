# Runs in the folder of the repository, with Python 3.10.
# Where the install stops at openai-whisper, do this and then the rest again:
# pip install "setuptools<81" wheel && pip install --no-build-isolation openai-whisper==20231117

import sys

import torch
import torchaudio
from huggingface_hub import snapshot_download

sys.path.append("third_party/Matcha-TTS")
from cosyvoice.cli.cosyvoice import AutoModel

text = "The next train to Bristol leaves from platform four."

# The files hold pickles, which can run code: load them only if you trust their author.
model = AutoModel(model_dir=snapshot_download("owner/CosyVoice-300M-SFT"))
voices = model.list_available_spks()
print("Voices:", voices)
parts = [part["tts_speech"] for part in model.inference_sft(text, voices[0])]
torchaudio.save("speech.wav", torch.cat(parts, dim=1), model.sample_rate)
print("Saved speech.wav")
