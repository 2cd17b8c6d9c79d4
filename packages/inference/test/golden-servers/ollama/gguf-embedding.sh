brew install ollama
# Ollama's app or service has to run; where it does not, start it first: ollama serve
ollama pull hf.co/acme/vectors-GGUF:Q8_0
# http://localhost:11434/v1 answers to hf.co/acme/vectors-GGUF:Q8_0
