brew install ollama
# Ollama's app or service has to run; where it does not, start it first: ollama serve
# Gated model: accept its conditions, and add the key in ~/.ollama/id_ed25519.pub at https://huggingface.co/settings/keys
ollama pull hf.co/acme/chatty-8b-GGUF:Q4_K_M
# http://localhost:11434/v1 answers to hf.co/acme/chatty-8b-GGUF:Q4_K_M
