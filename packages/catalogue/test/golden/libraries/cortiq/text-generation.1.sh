# hf comes with: pip install huggingface_hub
hf download owner/name qwen-q4tp.cmf --local-dir .
file=./qwen-q4tp.cmf

cortiq run "$file" --prompt 'What is the capital of Portugal?'
