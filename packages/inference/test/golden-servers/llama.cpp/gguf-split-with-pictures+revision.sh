brew install llama.cpp hf
# The model's files show no chat template: give one with --chat-template-file.
hf download acme/seer-70b-GGUF Q4_K_M/seer-70b-00001-of-00002.gguf Q4_K_M/seer-70b-00002-of-00002.gguf mmproj-F16.gguf --revision refs/pr/3 --local-dir seer-70b-GGUF
llama-server --model ./seer-70b-GGUF/Q4_K_M/seer-70b-00001-of-00002.gguf \
  --mmproj ./seer-70b-GGUF/mmproj-F16.gguf \
  --host 127.0.0.1 --port 8080
# http://localhost:8080/v1 answers to acme/seer-70b-GGUF
