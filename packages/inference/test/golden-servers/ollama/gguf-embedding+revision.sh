brew install ollama hf
# Ollama's app or service has to run; where it does not, start it first: ollama serve
hf download acme/vectors-GGUF vectors.Q8_0.gguf --revision refs/pr/3 --local-dir vectors-GGUF
printf 'FROM %s\n' ./vectors.Q8_0.gguf > ./vectors-GGUF/Modelfile
ollama create vectors-gguf --file ./vectors-GGUF/Modelfile
# http://localhost:11434/v1 answers to vectors-gguf
