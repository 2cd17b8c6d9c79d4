# Needs one of NVIDIA's GPUs with 80 GB, or several: the number after --nproc_per_node.
# Your own picture, what is in it, and where to walk: forward for 31 steps.
picture=assets/img/test.png
prompt='A wooden jetty leads out onto a calm lake between green hills in soft morning light.'
pose=w-31
# Your own token of the public hub: a part of what it is built on is gated, so accept the conditions of
# black-forest-labs/FLUX.1-Redux-dev there.
token=hf_...

# What it is built on, and the models of its authors: about 100 GB.
python download_models.py --hf_token "$token"
base=$(python -c "from huggingface_hub import snapshot_download as folder; print(folder('tencent/HunyuanVideo-1.5', local_files_only=True))")
hf download owner/name ar_distilled_action_model/diffusion_pytorch_model.safetensors --local-dir worldplay
PYTHONPATH=. torchrun --nproc_per_node=1 hyvideo/generate.py --prompt "$prompt" --image_path "$picture" \
    --pose "$pose" --video_length 125 --resolution 480p --aspect_ratio 16:9 --width 832 --height 480 \
    --model_path "$base" --action_ckpt worldplay/ar_distilled_action_model/diffusion_pytorch_model.safetensors --model_type ar --few_step true --num_inference_steps 4 \
    --rewrite false --sr false --output_path outputs
