brew install llama.cpp hf
HF_ENDPOINT=https://models.example.org hf download acme/chatty-GGUF chatty-small-Q4_K_M.gguf --revision 0123abcd --local-dir chatty-GGUF
llama-server --model ./chatty-GGUF/chatty-small-Q4_K_M.gguf --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/chatty-GGUF
