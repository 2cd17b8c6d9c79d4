# Your own recording.
audio_file=audio.wav

python -m moshi_mlx.run_inference --hf-repo owner/name-mlx-q4 "$audio_file" answer.wav
