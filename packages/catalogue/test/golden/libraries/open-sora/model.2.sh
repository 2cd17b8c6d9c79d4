# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
# What the video begins with: put your own picture here.
picture=assets/texts/i2v.png
prompt="The camera moves slowly towards it."

pip install --no-build-isolation flash-attn
hf download owner/name --local-dir ckpts
torchrun --nproc_per_node 1 --standalone scripts/diffusion/inference.py configs/diffusion/inference/256px.py \
    --save-dir samples --cond_type i2v_head --prompt "$prompt" --ref "$picture"
