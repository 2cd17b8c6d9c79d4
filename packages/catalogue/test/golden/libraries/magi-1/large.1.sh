# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs eight of NVIDIA's H100. With Python 3.10 and ffmpeg.
prompt='A man with short gray hair plays a red electric guitar.'

# Builds flash-attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation --extra-index-url https://flashinfer.ai/whl/cu124/torch2.4/ -r requirements.txt
for folder in ckpt/magi/24B_base ckpt/t5 ckpt/vae; do
    hf download owner/name --include "$folder/*" --local-dir downloads
done
# Tells the program where they are.
t5=$(dirname "$(find downloads/ckpt/t5 -name config.json | head -n 1)")
sed 's|./downloads/24B_base|downloads/ckpt/magi/24B_base|; s|./downloads/vae|downloads/ckpt/vae|' \
    example/24B/24B_base_config.json | sed "s|./downloads/t5_pretrained|$t5|" > config.json
export PYTHONPATH=. PAD_HQ=1 PAD_DURATION=1 OFFLOAD_T5_CACHE=true OFFLOAD_VAE_CACHE=true
torchrun --nproc_per_node=8 inference/pipeline/entry.py --config_file config.json --mode t2v --prompt "$prompt" --output_path video.mp4
