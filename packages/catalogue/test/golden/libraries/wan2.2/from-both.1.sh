# Needs one of NVIDIA's GPUs with 24 GB.
prompt='A man with short gray hair plays a red electric guitar.'

# Builds flash_attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation -r requirements.txt
hf download owner/Wan2.2-TI2V-5B --local-dir model
python generate.py --task ti2v-5B --ckpt_dir model --size '1280*704' --offload_model True --convert_model_dtype --t5_cpu --prompt "$prompt" --save_file video.mp4
