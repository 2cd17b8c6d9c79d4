brew install ollama hf
# Ollama's app or service has to run; where it does not, start it first: ollama serve
HF_ENDPOINT=http://127.0.0.1:7860 hf download acme/vectors-GGUF vectors.Q8_0.gguf --local-dir vectors-GGUF
printf 'FROM %s\n' ./vectors.Q8_0.gguf > ./vectors-GGUF/Modelfile
ollama create vectors-gguf --file ./vectors-GGUF/Modelfile
# http://localhost:11434/v1 answers to vectors-gguf
