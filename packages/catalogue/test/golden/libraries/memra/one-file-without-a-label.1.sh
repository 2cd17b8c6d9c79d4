# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# It runs on Linux and an NVIDIA GPU alone: RTX 50 best, also H100 and RTX 40. hf comes with pip install huggingface_hub.
hf download owner/name name.gguf --local-dir model
MEMRA_MODELS=chat=model/name.gguf memra-server
