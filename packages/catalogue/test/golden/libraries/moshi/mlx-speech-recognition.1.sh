# Your own recording.
audio_file=audio.wav

python -m moshi_mlx.run_inference --hf-repo owner/name "$audio_file" answer.wav
