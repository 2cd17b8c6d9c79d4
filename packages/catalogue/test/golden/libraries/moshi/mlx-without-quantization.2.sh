python -m moshi_mlx.local_web --hf-repo owner/name-mlx-bf16
