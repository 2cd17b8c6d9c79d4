# Needs one of NVIDIA's GPUs with 80 GB.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own picture.
picture=examples/i2v_input.JPG

# Builds flash_attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation -r requirements.txt
hf download owner/name --local-dir model
python generate.py --task i2v-A14B --ckpt_dir model --size '1280*720' --offload_model True --convert_model_dtype --image "$picture" --prompt "$prompt" --save_file video.mp4
