hf download owner/name gemma-4-E2B-it.litertlm --local-dir .
litert-lm run ./gemma-4-E2B-it.litertlm
