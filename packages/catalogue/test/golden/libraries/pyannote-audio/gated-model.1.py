# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from pyannote.audio import Inference, Model

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"

model = Model.from_pretrained("owner/name")
inference = Inference(model)
print(inference(audio_file))
