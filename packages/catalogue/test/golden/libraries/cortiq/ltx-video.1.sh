# hf comes with: pip install huggingface_hub
hf download owner/name ltx.cmf --local-dir .
file=./ltx.cmf

cortiq ltx-video --model "$file" --prompt 'A man with short gray hair plays a red electric guitar.' --out video.y4m --out-audio video.wav
