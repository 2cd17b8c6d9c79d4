# hf comes with: pip install huggingface_hub
export HF_ENDPOINT=http://127.0.0.1:7860
hf download owner/name qwen-q4tp.cmf --revision v1.0 --local-dir .
file=./qwen-q4tp.cmf

cortiq run "$file" --prompt 'What is the capital of Portugal?'
