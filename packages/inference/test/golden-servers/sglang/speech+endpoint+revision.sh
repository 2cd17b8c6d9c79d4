pip install sglang
HF_ENDPOINT=https://models.example.org sglang serve --model-path acme/listener \
  --revision 0123abcd \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/listener
