# Needs one of NVIDIA's GPUs with 24 GB, such as an RTX 4090. With Python 3.10 and ffmpeg.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own picture.
picture=example/assets/image.jpeg

# Builds flash-attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation --extra-index-url https://flashinfer.ai/whl/cu124/torch2.4/ -r requirements.txt
for folder in ckpt/magi/4.5B_base ckpt/t5 ckpt/vae; do
    HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --include "$folder/*" --revision v1.0 --local-dir downloads
done
# Tells the program where they are.
t5=$(dirname "$(find downloads/ckpt/t5 -name config.json | head -n 1)")
sed 's|./downloads/4.5B_base|downloads/ckpt/magi/4.5B_base|; s|./downloads/vae|downloads/ckpt/vae|' \
    example/4.5B/4.5B_base_config.json | sed "s|./downloads/t5_pretrained|$t5|" > config.json
export PYTHONPATH=. PAD_HQ=1 PAD_DURATION=1 OFFLOAD_T5_CACHE=true OFFLOAD_VAE_CACHE=true
export MASTER_ADDR=localhost MASTER_PORT=6009 GPUS_PER_NODE=1 NNODES=1 WORLD_SIZE=1 CUDA_VISIBLE_DEVICES=0
python inference/pipeline/entry.py --config_file config.json --mode i2v --image_path "$picture" --prompt "$prompt" --output_path video.mp4
