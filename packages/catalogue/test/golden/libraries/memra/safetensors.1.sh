# It runs on Linux and an NVIDIA GPU alone: RTX 50 best, also H100 and RTX 40. hf comes with pip install huggingface_hub.
hf download owner/name --local-dir model
MEMRA_MODELS=chat=model memra-server
