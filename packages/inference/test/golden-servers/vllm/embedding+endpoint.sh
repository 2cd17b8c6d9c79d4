pip install vllm
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/vectors-small and log in with: hf auth login
HF_ENDPOINT=http://127.0.0.1:7860 vllm serve acme/vectors-small \
  --runner pooling \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/vectors-small
