# Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/Z-Image-Turbo-mflux-4bit --revision v1.0 --local-dir model
mflux-generate-z-image-turbo --model ./model --base-model z-image-turbo \
    --prompt "$prompt" --output picture.png
