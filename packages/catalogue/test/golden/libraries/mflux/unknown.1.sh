# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='A red bicycle.'

mflux-generate --model owner/name --base-model dev \
    --prompt "$prompt" --output picture.png
