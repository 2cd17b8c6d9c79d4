pip install sglang
# Gated model: accept its conditions at https://models.example.org/acme/vectors-small and log in with: hf auth login
HF_ENDPOINT=https://models.example.org sglang serve --model-path acme/vectors-small \
  --revision 0123abcd \
  --is-embedding \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/vectors-small
