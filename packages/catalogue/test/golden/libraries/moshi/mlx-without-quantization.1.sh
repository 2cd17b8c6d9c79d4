# Your own recording.
audio_file=audio.wav

python -m moshi_mlx.run_inference --hf-repo owner/name-mlx-bf16 "$audio_file" answer.wav
