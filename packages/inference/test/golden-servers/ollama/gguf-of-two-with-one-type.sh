brew install ollama
# Ollama's app or service has to run; where it does not, start it first: ollama serve
ollama pull hf.co/acme/chatty-GGUF:chatty-small-Q4_K_M.gguf
# http://localhost:11434/v1 answers to hf.co/acme/chatty-GGUF:chatty-small-Q4_K_M.gguf
