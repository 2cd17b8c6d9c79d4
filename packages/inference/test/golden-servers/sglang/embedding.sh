pip install sglang
# Gated model: accept its conditions at https://huggingface.co/acme/vectors-small and log in with: hf auth login
sglang serve --model-path acme/vectors-small \
  --is-embedding \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/vectors-small
