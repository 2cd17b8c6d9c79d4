import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

# In the language of the voice.
text = "The next train to Bristol leaves from platform four."

weights = hf_hub_download(
    "owner/piper-voices",
    "en/en_US/lessac/medium/en_US-lessac-medium.onnx",
)
config = hf_hub_download(
    "owner/piper-voices",
    "en/en_US/lessac/medium/en_US-lessac-medium.onnx.json",
)
voice = PiperVoice.load(weights, config)
with wave.open("speech.wav", "wb") as file:
    voice.synthesize_wav(text, file)
print("Saved speech.wav")
