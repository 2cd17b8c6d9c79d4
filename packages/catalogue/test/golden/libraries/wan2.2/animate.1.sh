# Needs one of NVIDIA's GPUs with 80 GB.
# Your own picture of somebody, and video of the movement that they are to make.
picture=examples/wan_animate/animate/image.jpeg
video=examples/wan_animate/animate/video.mp4

# Builds flash_attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation -r requirements.txt
pip install -r requirements_animate.txt
hf download owner/Wan2.2-Animate-14B --local-dir model
python wan/modules/animate/preprocess/preprocess_data.py --ckpt_path model/process_checkpoint \
    --video_path "$video" --refer_path "$picture" --save_path prepared --resolution_area 1280 720 --retarget_flag
python generate.py --task animate-14B --ckpt_dir model --src_root_path prepared --refert_num 1 --save_file video.mp4
