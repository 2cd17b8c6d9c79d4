pip install huggingface_hub
# Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/odd-7b and log in with: hf auth login
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.
HF_ENDPOINT=http://127.0.0.1:7860 hf download acme/odd-7b --local-dir odd-7b
docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -v "$PWD"/odd-7b:/model:ro \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id /model \
  --trust-remote-code
# http://localhost:8080/v1 answers to tgi
