pip install sglang
sglang serve --model-path acme/chatty-8b \
  --revision refs/pr/3 \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/chatty-8b
