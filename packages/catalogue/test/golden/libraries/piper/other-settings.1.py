# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

# In the language of the voice.
text = "The next train to Bristol leaves from platform four."

weights = hf_hub_download("owner/name", "voice.onnx")
config = hf_hub_download("owner/name", "config.json")
voice = PiperVoice.load(weights, config)
with wave.open("speech.wav", "wb") as file:
    voice.synthesize_wav(text, file)
print("Saved speech.wav")
