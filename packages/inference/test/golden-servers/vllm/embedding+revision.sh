pip install vllm
# Gated model: accept its conditions at https://huggingface.co/acme/vectors-small and log in with: hf auth login
vllm serve acme/vectors-small \
  --revision refs/pr/3 \
  --runner pooling \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/vectors-small
