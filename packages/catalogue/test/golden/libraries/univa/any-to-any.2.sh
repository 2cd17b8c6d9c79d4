# Needs one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

# Saves generate_image_0.png. Without what is typed for it here, the program asks.
printf '%s\n' "$prompt" '' '' '' | python -m univa.serve.cli --model_path models/univa --flux_path models/flux --siglip_path models/siglip
