pip install vllm
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/chatty-8b-pirate and log in with: hf auth login
# The base model is loaded from this hub too.
# An adapter of a rank above 16 needs --max-lora-rank.
HF_ENDPOINT=http://127.0.0.1:7860 vllm serve acme/chatty-8b \
  --enable-lora --lora-modules acme/chatty-8b-pirate=acme/chatty-8b-pirate \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/chatty-8b-pirate
