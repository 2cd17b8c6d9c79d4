brew install llama.cpp hf
# Gated model: accept its conditions at https://huggingface.co/acme/chatty-8b-GGUF and log in with: hf auth login
hf download acme/chatty-8b-GGUF chatty-8b-Q4_K_M.gguf --revision refs/pr/3 --local-dir chatty-8b-GGUF
llama-server --model ./chatty-8b-GGUF/chatty-8b-Q4_K_M.gguf --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-8b-GGUF
