# Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.
docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id acme/chatty-8b \
  --revision refs/pr/3
# http://localhost:8080/v1 answers to tgi
