# Needs Linux, Python 3.10 and one of NVIDIA's GPUs with 24 GB. The model was trained with long prompts.
prompt='A man with short gray hair plays a red electric guitar.'

# Builds flash-attn with CUDA's compiler, where there is no wheel of it.
pip install --no-build-isolation flash-attn
python setup.py develop
# The model that this one was made of, whose text encoder and autoencoder it uses.
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir wan_models/Wan2.1-T2V-1.3B
# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name checkpoints/self_forcing_dmd.pt --local-dir .
# A line for each video.
printf '%s\n' "$prompt" > prompts/mine.txt
# Saves videos/0-0_ema.mp4.
python inference.py --config_path configs/self_forcing_dmd.yaml \
    --checkpoint_path checkpoints/self_forcing_dmd.pt --data_path prompts/mine.txt --output_folder videos --use_ema --save_with_index
