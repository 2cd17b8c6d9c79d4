brew install llama.cpp
# The model's files show no chat template: give one with --chat-template-file.
HF_ENDPOINT=http://127.0.0.1:7860 llama-server --hf-repo acme/seer-70b-GGUF \
  --hf-file Q4_K_M/seer-70b-00001-of-00002.gguf \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/seer-70b-GGUF
