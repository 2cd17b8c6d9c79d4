# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
prompt='A paper boat drifting down a stream after the rain'

pip install --no-build-isolation flash-attn
hf download owner/name --local-dir ckpts
torchrun --nproc_per_node 1 --standalone scripts/diffusion/inference.py configs/diffusion/inference/256px.py \
    --save-dir samples --prompt "$prompt"
