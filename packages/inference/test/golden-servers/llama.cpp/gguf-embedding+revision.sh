brew install llama.cpp hf
hf download acme/vectors-GGUF vectors.Q8_0.gguf --revision refs/pr/3 --local-dir vectors-GGUF
llama-server --model ./vectors-GGUF/vectors.Q8_0.gguf \
  --embeddings \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/vectors-GGUF
