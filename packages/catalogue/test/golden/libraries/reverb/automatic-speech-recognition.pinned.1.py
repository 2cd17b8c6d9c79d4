# Needs Python 3.10 to 3.12, and no other WeNet: the package installs its own.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import wenet
from huggingface_hub import snapshot_download

# Your own recording of English speech.
audio_path = "recording.wav"

# The file holds pickles, which can run code: load it only if you trust its author.
reverb = wenet.load_model(snapshot_download("owner/reverb-asr", revision="v1.0"))
# From 0, easy to read, to 1, with each stumble: word for word.
print(reverb.transcribe(audio_path, verbatimicity=1.0))
