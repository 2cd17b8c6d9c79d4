from f5_tts.api import F5TTS
from huggingface_hub import hf_hub_download

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."
# What the model was trained as: F5TTS_v1_Base, F5TTS_Base, F5TTS_Small, E2TTS_Base …
architecture = "E2TTS_Base"

weights = hf_hub_download("owner/E2-TTS", "model_1200000.safetensors")
characters = hf_hub_download("owner/E2-TTS", "vocab.txt")
tts = F5TTS(architecture, weights, characters)
tts.infer(voice_path, voice_text, text, file_wave="speech.wav")
print("Saved speech.wav")
