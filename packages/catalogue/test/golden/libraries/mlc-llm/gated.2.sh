# Gated model: accept its conditions at https://huggingface.co/owner/name-q4f16_1-MLC and log in with: hf auth login
hf download owner/name-q4f16_1-MLC --local-dir model
mlc_llm chat model
