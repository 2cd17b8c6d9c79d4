# Needs Python 3.10 to 3.12, and no other WeNet: the package installs its own.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import wenet
from huggingface_hub import snapshot_download

# Your own recording of English speech.
audio_path = "recording.wav"

# The file holds pickles, which can run code: load it only if you trust its author.
reverb = wenet.load_model(snapshot_download("owner/name"))
# From 0, easy to read, to 1, with each stumble: word for word.
print(reverb.transcribe(audio_path, verbatimicity=1.0))
