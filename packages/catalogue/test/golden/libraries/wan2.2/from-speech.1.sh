# Needs one of NVIDIA's GPUs with 80 GB.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own picture of somebody, and recording of what is said or sung.
picture=examples/i2v_input.JPG
recording=examples/talk.wav

# Builds flash_attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation -r requirements.txt
pip install -r requirements_s2v.txt
hf download owner/Wan2.2-S2V-14B --local-dir model
python generate.py --task s2v-14B --ckpt_dir model --size '1024*704' --offload_model True --convert_model_dtype --image "$picture" --audio "$recording" --prompt "$prompt" --save_file video.mp4
