pip install vllm
HF_ENDPOINT=http://127.0.0.1:7860 vllm serve acme/writer-1b --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/writer-1b
