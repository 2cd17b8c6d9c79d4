python -m moshi_mlx.local_web --hf-repo owner/name-mlx-q4 --quantized 4
