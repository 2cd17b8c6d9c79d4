export HF_ENDPOINT=http://127.0.0.1:7860
hf download owner/name gemma-4-E2B-it.litertlm --revision v1.0 --local-dir .
litert-lm run ./gemma-4-E2B-it.litertlm
