brew install ollama hf
# Ollama's app or service has to run; where it does not, start it first: ollama serve
hf download acme/chatty-GGUF chatty-small-Q4_K_M.gguf --revision refs/pr/3 --local-dir chatty-GGUF
printf 'FROM %s\n' ./chatty-small-Q4_K_M.gguf > ./chatty-GGUF/Modelfile
ollama create chatty-gguf --file ./chatty-GGUF/Modelfile
# http://localhost:11434/v1 answers to chatty-gguf
