brew install llama.cpp hf
HF_ENDPOINT=https://models.example.org hf download acme/vectors-GGUF vectors.Q8_0.gguf --revision 0123abcd --local-dir vectors-GGUF
llama-server --model ./vectors-GGUF/vectors.Q8_0.gguf \
  --embeddings \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/vectors-GGUF
