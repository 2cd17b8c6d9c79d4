# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs: 80 GB hold 100 frames of 720 lines.
# A folder of videos or pictures to restore: put your own here.
videos=videos

# NVIDIA's Apex as the authors built it, for Python 3.10, and the PyTorch that it is for.
pip install torch==2.4.0 torchvision==0.19.0 \
    https://huggingface.co/ByteDance-Seed/SeedVR2-3B/resolve/main/apex-0.1-cp310-cp310-linux_x86_64.whl
pip install --no-build-isolation flash_attn==2.5.9.post1
# The files hold pickles, which can run code: load them only if you trust their author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/SeedVR2-3B --revision v1.0 --local-dir ckpts
# Saves them in the folder results.
torchrun --nproc-per-node=1 projects/inference_seedvr2_3b.py --video_path "$videos" --output_dir results \
    --res_h 720 --res_w 1280 --sp_size 1
