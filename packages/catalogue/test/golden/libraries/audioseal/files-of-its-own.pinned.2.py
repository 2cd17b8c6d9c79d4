import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import librosa
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

# The recording to look into: here the one that the other example saves.
audio_file = "marked.wav"
# The checkpoint, as it is named in the repository.
checkpoint = "detector_wm_24khz.pth"

# The file holds pickles, which can run code: load it only if you trust its author.
detector = AudioSeal.load_detector(hf_hub_download("owner/name", checkpoint, revision="v1.0"), nbits=16)
detector.eval()

# The models hear 16000 samples a second, and one channel.
samples, sample_rate = librosa.load(audio_file, sr=16000)
audio = torch.from_numpy(samples)[None, None]
with torch.no_grad():
    share, message = detector.detect_watermark(audio)
print(f"Marked: {share.item():.0%} of the recording")
print("Message, where there is one:", message[0].tolist())
