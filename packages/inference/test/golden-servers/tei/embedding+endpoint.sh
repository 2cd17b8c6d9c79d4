pip install huggingface_hub
# Needs Docker. On an NVIDIA GPU: --gpus all, and the image's tag cuda-1.9.
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/vectors-small and log in with: hf auth login
HF_ENDPOINT=http://127.0.0.1:7860 hf download acme/vectors-small --local-dir vectors-small
docker run --rm -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -v "$PWD"/vectors-small:/model:ro \
  ghcr.io/huggingface/text-embeddings-inference:cpu-1.9 \
  --model-id /model
# http://localhost:8080/v1 answers to acme/vectors-small
