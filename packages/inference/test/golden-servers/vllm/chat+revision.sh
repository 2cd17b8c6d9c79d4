pip install vllm
vllm serve acme/chatty-8b \
  --revision refs/pr/3 \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/chatty-8b
