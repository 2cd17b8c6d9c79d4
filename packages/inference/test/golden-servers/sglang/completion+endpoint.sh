pip install sglang
HF_ENDPOINT=http://127.0.0.1:7860 sglang serve --model-path acme/writer-1b --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/writer-1b
