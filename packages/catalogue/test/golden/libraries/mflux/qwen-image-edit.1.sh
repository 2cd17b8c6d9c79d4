# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Turn this cat into a dog'
# Your own picture.
picture=cat.png

mflux-generate-qwen-edit --model owner/Qwen-Image-Edit-mflux-6bit --base-model qwen-image-edit \
    --prompt "$prompt" --image-paths "$picture" --output picture.png
