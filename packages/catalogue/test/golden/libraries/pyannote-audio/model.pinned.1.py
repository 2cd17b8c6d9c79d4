import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from pyannote.audio import Inference, Model

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"

model = Model.from_pretrained("owner/name", revision="v1.0")
inference = Inference(model)
print(inference(audio_file))
