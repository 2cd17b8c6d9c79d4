pip install vllm
vllm serve acme/writer-1b \
  --revision refs/pr/3 \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/writer-1b
