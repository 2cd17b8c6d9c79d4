import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

# In the language of the voice.
text = "The next train to Bristol leaves from platform four."

weights = hf_hub_download("owner/name", "voice.onnx", revision="v1.0")
config = hf_hub_download("owner/name", "voice.onnx.json", revision="v1.0")
voice = PiperVoice.load(weights, config)
with wave.open("speech.wav", "wb") as file:
    voice.synthesize_wav(text, file)
print("Saved speech.wav")
