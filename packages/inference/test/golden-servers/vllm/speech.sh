pip install 'vllm[audio]'
vllm serve acme/listener --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/listener
