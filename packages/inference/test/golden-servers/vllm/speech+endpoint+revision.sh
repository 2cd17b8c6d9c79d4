pip install 'vllm[audio]'
HF_ENDPOINT=https://models.example.org vllm serve acme/listener \
  --revision 0123abcd \
  --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/listener
