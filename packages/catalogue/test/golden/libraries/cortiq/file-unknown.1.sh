# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# hf comes with: pip install huggingface_hub
hf download owner/name --include '*.cmf' --local-dir .
file=$(find . -name '*.cmf' | head -n 1)

cortiq run "$file" --prompt 'What is the capital of Portugal?'
