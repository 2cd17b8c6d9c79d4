import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import librosa
import torch
from espnet2.bin.asr_inference import Speech2Text

# Your own recording.
audio_file = "audio.wav"
# Samples a second that the model was trained with: nearly always 16000.
sample_rate = 16000

device = "cuda" if torch.cuda.is_available() else "cpu"
# The files hold pickles, which can run code: load them only if you trust their author.
model = Speech2Text.from_pretrained("owner/name@v1.0", device=device)
samples, _ = librosa.load(audio_file, sr=sample_rate)
text, *_ = model(samples)[0]
print(text)
