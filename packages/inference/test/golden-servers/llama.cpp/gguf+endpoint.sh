brew install llama.cpp
# Gated model: accept its conditions at http://127.0.0.1:7860/acme/chatty-8b-GGUF and log in with: hf auth login
# It reads your token of the hub from HF_TOKEN.
HF_ENDPOINT=http://127.0.0.1:7860 llama-server --hf-repo acme/chatty-8b-GGUF \
  --hf-file chatty-8b-Q4_K_M.gguf \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-8b-GGUF
