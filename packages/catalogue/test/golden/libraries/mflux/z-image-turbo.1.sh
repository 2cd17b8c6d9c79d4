# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

mflux-generate-z-image-turbo --model owner/Z-Image-Turbo-mflux-4bit --base-model z-image-turbo \
    --prompt "$prompt" --output picture.png
