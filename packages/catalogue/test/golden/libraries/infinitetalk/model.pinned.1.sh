# Runs in the folder of the repository, with Python 3.10, one of NVIDIA's GPUs and the program ffmpeg.
# What the video shows, a picture or a video of who speaks, and the speech: put your own here.
cat > input.json <<'EOF'
{
  "prompt": "A woman sings into a microphone in a recording studio, with headphones on.",
  "cond_video": "examples/single/ref_image.png",
  "cond_audio": {
    "person1": "examples/single/1.wav"
  }
}
EOF
pip install --no-build-isolation flash_attn==2.7.4.post1
hf download Wan-AI/Wan2.1-I2V-14B-480P --local-dir weights/Wan2.1-I2V-14B-480P
hf download TencentGameMate/chinese-wav2vec2-base --local-dir weights/chinese-wav2vec2-base
hf download TencentGameMate/chinese-wav2vec2-base model.safetensors --revision refs/pr/1 \
    --local-dir weights/chinese-wav2vec2-base
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name single/infinitetalk.safetensors --revision v1.0 --local-dir weights/InfiniteTalk
# Saves video.mp4. Where the GPU has too little memory: add --num_persistent_param_in_dit 0
python generate_infinitetalk.py --ckpt_dir weights/Wan2.1-I2V-14B-480P \
    --wav2vec_dir weights/chinese-wav2vec2-base --infinitetalk_dir weights/InfiniteTalk/single/infinitetalk.safetensors \
    --input_json input.json --size infinitetalk-480 --sample_steps 40 --mode streaming --motion_frame 9 \
    --save_file video
