# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs one of NVIDIA's GPUs. The picture that the game begins with, and what is pressed: put your own here.
picture=sample_data/sample_image_0.png
actions=sample_data/sample_actions_0.one_hot_actions.pt

hf download owner/name oasis500m.safetensors vit-l-20.safetensors --local-dir weights
python generate.py --oasis-ckpt weights/oasis500m.safetensors --vae-ckpt weights/vit-l-20.safetensors \
    --prompt-path "$picture" --actions-path "$actions" --num-frames 32 --output-path video.mp4
