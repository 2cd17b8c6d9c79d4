# Needs one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation
prompt='Turn this cat into a dog'
# Your own picture.
picture=cat.png

# Saves generate_image_0.png. Without what is typed for it here, the program asks.
printf '%s\n' "$prompt" "$picture" '' '' | python -m univa.serve.cli --model_path models/univa --flux_path models/flux --siglip_path models/siglip
