# Runs in the folder of the repository, with Python 3.10.
# Where the install stops at openai-whisper, do this and then the rest again:
# pip install "setuptools<81" wheel && pip install --no-build-isolation openai-whisper==20231117
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import sys

import torch
import torchaudio
from huggingface_hub import snapshot_download

sys.path.append("third_party/Matcha-TTS")
from cosyvoice.cli.cosyvoice import AutoModel, CosyVoice3

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."

# The files hold pickles, which can run code: load them only if you trust their author.
model = AutoModel(model_dir=snapshot_download("owner/name", revision="v1.0"))
if isinstance(model, CosyVoice3):
    # The third version was trained with an instruction there.
    voice_text = "You are a helpful assistant.<|endofprompt|>" + voice_text
parts = [part["tts_speech"] for part in model.inference_zero_shot(text, voice_text, voice_path)]
torchaudio.save("speech.wav", torch.cat(parts, dim=1), model.sample_rate)
print("Saved speech.wav")
