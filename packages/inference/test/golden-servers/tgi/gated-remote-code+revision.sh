# Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.
# Gated model: accept its conditions at https://huggingface.co/acme/odd-7b and log in with: hf auth login
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.
# It reads your token of the hub from HF_TOKEN.
docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -e HF_TOKEN \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id acme/odd-7b \
  --revision refs/pr/3 \
  --trust-remote-code
# http://localhost:8080/v1 answers to tgi
