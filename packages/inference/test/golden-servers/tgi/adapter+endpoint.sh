pip install huggingface_hub
# Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/chatty-8b-pirate and log in with: hf auth login
# It reads your token of the hub from HF_TOKEN.
HF_ENDPOINT=http://127.0.0.1:7860 hf download acme/chatty-8b-pirate --local-dir chatty-8b-pirate
docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -v "$PWD"/chatty-8b-pirate:/model:ro \
  -e HF_TOKEN \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id acme/chatty-8b --lora-adapters acme/chatty-8b-pirate=/model
# http://localhost:8080/v1 answers to acme/chatty-8b-pirate
