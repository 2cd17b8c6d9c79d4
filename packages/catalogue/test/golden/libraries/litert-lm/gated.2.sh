# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
hf download owner/name gemma3-1b-it_qualcomm_sm8750.litertlm --local-dir .
litert-lm run ./gemma3-1b-it_qualcomm_sm8750.litertlm
