# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

mflux-generate --model owner/FLUX.1-schnell-mflux-4bit --base-model schnell \
    --prompt "$prompt" --output picture.png
