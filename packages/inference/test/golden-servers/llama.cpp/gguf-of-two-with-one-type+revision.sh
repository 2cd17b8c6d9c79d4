brew install llama.cpp hf
hf download acme/chatty-GGUF chatty-small-Q4_K_M.gguf --revision refs/pr/3 --local-dir chatty-GGUF
llama-server --model ./chatty-GGUF/chatty-small-Q4_K_M.gguf --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-GGUF
