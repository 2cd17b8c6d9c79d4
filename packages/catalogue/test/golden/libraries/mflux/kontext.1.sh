# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Turn this cat into a dog'
# Your own picture.
picture=cat.png

mflux-generate-kontext --model owner/name --base-model dev-kontext \
    --prompt "$prompt" --image "$picture" --output picture.png
