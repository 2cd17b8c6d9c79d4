# On one GPU, which takes long for the whole dataset: more of them, with --nproc_per_node, share it.
# What it says of each scene, and how well it foresaw it, is in outputs/stage3/hermes_eval/results.
torchrun --nproc_per_node 1 --master_port 29500 extra_tools/test.py projects/configs/hermes/stage3.py \
    ckpt/hermes_final.pth --launcher pytorch
