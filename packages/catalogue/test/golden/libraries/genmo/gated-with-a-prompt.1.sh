# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs Python 3.10 or 3.11 with setuptools, the program ffmpeg, and one of NVIDIA's GPUs with about 60 GB.
prompt='A paper boat on a pond.'

# Its text encoder, google/t5-v1_1-xxl, is downloaded besides.
hf download owner/name dit.safetensors decoder.safetensors --local-dir weights
# Prints the file in the folder outputs. Frames: a multiple of 6, and one; 163 make five seconds and a half.
python demos/cli.py --model_dir weights --cpu_offload --num_frames 163 --prompt "$prompt"
