# Gated model: accept its conditions at https://huggingface.co/owner/SANA-Video_2.0_5B_720p and log in with: hf auth login
# Needs one of NVIDIA's GPUs.
# First put the autoencoder of LTX-2.3, in the format of diffusers, in output/pretrained_models/LTX-2.3-Diffusers.
prompt='A man with short gray hair plays a red electric guitar.'

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/SANA-Video_2.0_5B_720p checkpoints/SANA_Video_2.0_5B_720p.pth --local-dir models
# One prompt in each line; the videos are written to output/video/vis.
printf '%s\n' "$prompt" > prompts.txt
bash inference_video_scripts/inference_sana_video.sh --np 1 --config configs/sana_video2/SanaVideo2_5B_720p.yaml \
    --model_path models/checkpoints/SANA_Video_2.0_5B_720p.pth --txt_file=prompts.txt --work_dir output/video \
    --cfg_scale 8 --motion_score 20 --flow_shift 12 --fps 24
