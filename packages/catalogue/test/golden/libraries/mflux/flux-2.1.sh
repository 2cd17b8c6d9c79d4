# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

mflux-generate-flux2 --model owner/FLUX.2-klein-4B-mflux --base-model flux2-klein-4b \
    --prompt "$prompt" --output picture.png
