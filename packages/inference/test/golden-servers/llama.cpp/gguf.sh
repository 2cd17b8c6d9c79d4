brew install llama.cpp
# Gated model: accept its conditions at https://huggingface.co/acme/chatty-8b-GGUF and log in with: hf auth login
# It reads your token of the hub from HF_TOKEN.
llama-server --hf-repo acme/chatty-8b-GGUF \
  --hf-file chatty-8b-Q4_K_M.gguf \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-8b-GGUF
