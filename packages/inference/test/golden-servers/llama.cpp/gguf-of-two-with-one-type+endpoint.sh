brew install llama.cpp
HF_ENDPOINT=http://127.0.0.1:7860 llama-server --hf-repo acme/chatty-GGUF \
  --hf-file chatty-small-Q4_K_M.gguf \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-GGUF
