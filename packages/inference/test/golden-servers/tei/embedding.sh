# Needs Docker. On an NVIDIA GPU: --gpus all, and the image's tag cuda-1.9.
# Gated model: accept its conditions at https://huggingface.co/acme/vectors-small and log in with: hf auth login
# It reads your token of the hub from HF_TOKEN.
docker run --rm -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -e HF_TOKEN \
  ghcr.io/huggingface/text-embeddings-inference:cpu-1.9 \
  --model-id acme/vectors-small
# http://localhost:8080/v1 answers to acme/vectors-small
