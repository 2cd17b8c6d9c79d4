pip install sglang
# Gated model: accept its conditions at https://huggingface.co/acme/chatty-8b-pirate and log in with: hf auth login
hf download acme/chatty-8b-pirate --revision refs/pr/3 --local-dir ./chatty-8b-pirate
sglang serve --model-path acme/chatty-8b \
  --lora-paths acme/chatty-8b-pirate=./chatty-8b-pirate \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/chatty-8b:acme/chatty-8b-pirate
