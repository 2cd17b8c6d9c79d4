pip install vllm
# The model's files show no chat template: give one with --chat-template.
HF_ENDPOINT=http://127.0.0.1:7860 vllm serve acme/seer-12b --host 127.0.0.1 --port 8000
# http://localhost:8000/v1 answers to acme/seer-12b
