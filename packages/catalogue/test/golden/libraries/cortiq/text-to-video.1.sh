# hf comes with: pip install huggingface_hub
hf download owner/name h3-turbo.cmf --local-dir .
file=./h3-turbo.cmf

cortiq animate "$file" --prompt 'A man with short gray hair plays a red electric guitar.' --out video.avi
