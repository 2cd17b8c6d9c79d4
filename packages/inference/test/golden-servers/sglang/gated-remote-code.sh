pip install sglang
# Gated model: accept its conditions at https://huggingface.co/acme/odd-7b and log in with: hf auth login
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.
sglang serve --model-path acme/odd-7b \
  --trust-remote-code \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/odd-7b
