# hf comes with: pip install huggingface_hub
hf download owner/name --include '*.cmf' --local-dir .
file=$(find . -name '*.cmf' | head -n 1)

cortiq imagine "$file" --prompt 'a photo of TOK' --out picture.png
