pip install 'vllm[audio]'
HF_ENDPOINT=http://127.0.0.1:7860 vllm serve acme/listener --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/listener
