# Runs in the folder of the repository, which is no package.

import librosa
import soundfile as sf
import torch
from inference import InferenceConfig, Mars5TTS

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"
# What is said in that recording, word for word.
voice_text = "These are the words that the recording begins and ends with."

mars5 = Mars5TTS.from_pretrained("owner/name")
# It takes between 1 and 12 seconds of the recording.
samples, _ = librosa.load(voice_path, sr=mars5.sr, mono=True, duration=12)
_, speech = mars5.tts(text, torch.from_numpy(samples), voice_text, cfg=InferenceConfig())
sf.write("speech.wav", speech.numpy(), mars5.sr)
print("Saved speech.wav")
