# hf comes with: pip install huggingface_hub
hf download owner/name qwen-q4tp.cmf --local-dir .
file=./qwen-q4tp.cmf

cortiq serve "$file" --host 127.0.0.1 --port 8080
