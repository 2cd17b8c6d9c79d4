import wave

from huggingface_hub import hf_hub_download, list_repo_files
from piper import PiperVoice

# In the language of the voice.
text = "The next train to Bristol leaves from platform four."

files = list_repo_files("owner/name")
file = next(file for file in files if file.endswith(".onnx"))
weights = hf_hub_download("owner/name", file)
config = hf_hub_download("owner/name", f"{file}.json")
voice = PiperVoice.load(weights, config)
with wave.open("speech.wav", "wb") as file:
    voice.synthesize_wav(text, file)
print("Saved speech.wav")
