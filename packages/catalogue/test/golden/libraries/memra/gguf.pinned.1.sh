# It runs on Linux and an NVIDIA GPU alone: RTX 50 best, also H100 and RTX 40. hf comes with pip install huggingface_hub.
export HF_ENDPOINT=http://127.0.0.1:7860
hf download owner/name name-NVFP4.gguf --revision v1.0 --local-dir model
MEMRA_MODELS=chat=model/name-NVFP4.gguf memra-server
