import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from supertonic import TTS

text = "The next train to Bristol leaves from platform four."

folder = snapshot_download("owner/supertonic-3", revision="v1.0")
tts = TTS(model="supertonic-3", model_dir=folder, auto_download=False)
print(f"Voices: {', '.join(tts.voice_style_names)}")
voice = tts.get_voice_style(tts.voice_style_names[0])
speech, seconds = tts.synthesize(text, voice_style=voice, lang="en")
tts.save_audio(speech, "speech.wav")
print(f"Saved speech.wav: {seconds[0]:.1f} seconds")
