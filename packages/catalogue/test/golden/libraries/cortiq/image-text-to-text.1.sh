# hf comes with: pip install huggingface_hub
hf download owner/name lfm3.cmf --local-dir .
file=./lfm3.cmf

# Your own picture.
picture="picture.jpg"
cortiq run "$file" --image "$picture" --prompt 'What animal is in the picture?'
