# Needs the program ffmpeg.

import mlx_whisper
from huggingface_hub import snapshot_download

# Your own recording.
audio_file = "audio.wav"

folder = snapshot_download("owner/name")
result = mlx_whisper.transcribe(audio_file, path_or_hf_repo=folder)
print(result["text"])
