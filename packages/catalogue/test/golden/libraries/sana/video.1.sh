# Needs one of NVIDIA's GPUs.
prompt='A man with short gray hair plays a red electric guitar.'

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/SANA-Video_2B_480p checkpoints/SANA_Video_2B_480p.pth --local-dir models
# One prompt in each line; the videos are written to output/video/vis.
printf '%s\n' "$prompt" > prompts.txt
bash inference_video_scripts/inference_sana_video.sh --np 1 --config configs/sana_video_config/Sana_2000M_480px_AdamW_fsdp.yaml \
    --model_path models/checkpoints/SANA_Video_2B_480p.pth --txt_file=prompts.txt --work_dir output/video \
    --cfg_scale 6 --motion_score 30 --flow_shift 8 --fps 16
