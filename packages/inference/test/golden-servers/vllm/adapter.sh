pip install vllm
# Gated model: accept its conditions at https://huggingface.co/acme/chatty-8b-pirate and log in with: hf auth login
# An adapter of a rank above 16 needs --max-lora-rank.
vllm serve acme/chatty-8b \
  --enable-lora --lora-modules acme/chatty-8b-pirate=acme/chatty-8b-pirate \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/chatty-8b-pirate
