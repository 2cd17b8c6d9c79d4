# Needs one of NVIDIA's GPUs. Your own pictures of who and what is in the video, up to four, with commas between.
pictures=examples/ref1.png,examples/ref2.png
prompt='A girl in a green dress laughs and photographs her dog with a toy camera in yellow and red.'

# Builds flash-attn against the PyTorch that is installed: with CUDA's compiler, where there is no wheel of it for that.
pip install --no-build-isolation -r requirements.txt
# The autoencoder and the text encoder of Wan2.1, which both sizes use.
hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir Wan2.1-T2V-1.3B
# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name Phantom-Wan-1.3B.pth --revision v1.0 --local-dir Phantom-Wan
python generate.py --task s2v-1.3B --size '832*480' --ckpt_dir Wan2.1-T2V-1.3B \
    --phantom_ckpt Phantom-Wan/Phantom-Wan-1.3B.pth --ref_image "$pictures" --prompt "$prompt" --save_file video.mp4
