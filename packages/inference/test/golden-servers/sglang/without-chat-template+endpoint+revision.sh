pip install sglang
# The model's files show no chat template: give one with --chat-template.
HF_ENDPOINT=https://models.example.org sglang serve --model-path acme/seer-12b \
  --revision 0123abcd \
  --host 127.0.0.1 --port 30000
# http://localhost:30000/v1 answers to acme/seer-12b
