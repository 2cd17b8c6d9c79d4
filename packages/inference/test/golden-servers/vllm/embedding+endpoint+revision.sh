pip install vllm
# Gated model: accept its conditions at https://models.example.org/acme/vectors-small and log in with: hf auth login
HF_ENDPOINT=https://models.example.org vllm serve acme/vectors-small \
  --revision 0123abcd \
  --runner pooling \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/vectors-small
