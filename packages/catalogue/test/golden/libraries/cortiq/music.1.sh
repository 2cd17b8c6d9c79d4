# hf comes with: pip install huggingface_hub
hf download owner/name music.cmf --local-dir .
file=./music.cmf

cortiq music "$file" --prompt 'A slow waltz on an upright piano' --out music.wav
