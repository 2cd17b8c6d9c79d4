brew install llama.cpp
llama-server --hf-repo acme/vectors-GGUF \
  --hf-file vectors.Q8_0.gguf \
  --embeddings \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/vectors-GGUF
