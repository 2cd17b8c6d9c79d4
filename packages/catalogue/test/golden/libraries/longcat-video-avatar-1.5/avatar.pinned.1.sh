# Needs Python 3.10, the program ffmpeg and one of NVIDIA's GPUs. What is seen, with the one who speaks or sings.
prompt='A man stands on a stage in dramatic light, holds a microphone close to his mouth and speaks while smoke swirls around him.'
# Your own picture of that one, and a recording of what to say: here the repository's.
picture=assets/avatar/single/man.png
recording=assets/avatar/single/man.mp3

# Builds flash-attn with CUDA's compiler, where there is no wheel of it.
pip install --no-build-isolation -r requirements.txt -r requirements_avatar.txt
# The text encoder and the autoencoder of the model that this one is made of.
hf download meituan-longcat/LongCat-Video --local-dir weights/LongCat-Video
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir weights/LongCat-Video-Avatar-1.5
PROMPT="$prompt" PICTURE="$picture" RECORDING="$recording" python -c 'import json, os; print(json.dumps({"prompt": os.environ["PROMPT"], "cond_image": os.environ["PICTURE"], "cond_audio": {"person1": os.environ["RECORDING"]}}))' > speaker.json
# Saves a video in outputs_avatar_single. More than one GPU: --nproc_per_node and --context_parallel_size.
torchrun --nproc_per_node=1 run_demo_avatar_single_audio_to_video.py --context_parallel_size=1 \
    --checkpoint_dir=weights/LongCat-Video-Avatar-1.5 --model_type=avatar-v1.5 --use_distill --use_int8 \
    --stage_1=ai2v --input_json=speaker.json
