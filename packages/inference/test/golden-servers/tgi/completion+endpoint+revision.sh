pip install huggingface_hub
# Needs Docker, an NVIDIA GPU and the NVIDIA Container Toolkit.
HF_ENDPOINT=https://models.example.org hf download acme/writer-1b --revision 0123abcd --local-dir writer-1b
docker run --rm --gpus all --shm-size 1g -p 127.0.0.1:8080:80 -v "$PWD/data:/data" \
  -v "$PWD"/writer-1b:/model:ro \
  ghcr.io/huggingface/text-generation-inference:3.3.5 \
  --model-id /model
# http://localhost:8080/v1 answers to tgi
