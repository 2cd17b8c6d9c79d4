brew install llama.cpp hf
# Gated model: accept its conditions at https://models.example.org/acme/chatty-8b-GGUF and log in with: hf auth login
HF_ENDPOINT=https://models.example.org hf download acme/chatty-8b-GGUF chatty-8b-Q4_K_M.gguf --revision 0123abcd --local-dir chatty-8b-GGUF
llama-server --model ./chatty-8b-GGUF/chatty-8b-Q4_K_M.gguf --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-8b-GGUF
