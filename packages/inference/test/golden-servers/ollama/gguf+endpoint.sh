brew install ollama hf
# Ollama's app or service has to run; where it does not, start it first: ollama serve
HF_ENDPOINT=http://127.0.0.1:7860 hf download acme/chatty-8b-GGUF chatty-8b-Q4_K_M.gguf --local-dir chatty-8b-GGUF
printf 'FROM %s\n' ./chatty-8b-Q4_K_M.gguf > ./chatty-8b-GGUF/Modelfile
ollama create chatty-8b-gguf --file ./chatty-8b-GGUF/Modelfile
# http://localhost:11434/v1 answers to chatty-8b-gguf
