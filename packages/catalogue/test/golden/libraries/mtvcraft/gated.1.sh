# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: huggingface-cli login
# Needs Python 3.10, ffmpeg and one of NVIDIA's GPUs. Your own keys of two services, which write the parts of
# the sound and speak and play them: DashScope of Alibaba Cloud for Qwen, and ElevenLabs.
qwen_key=...
elevenlabs_key=...
prompt='A woman in a kitchen tells how she bakes bread.'

# The file holds pickles, which can run code: load it only if you trust its author.
huggingface-cli download owner/name --local-dir pretrained_models
sed -i "s/^qwen_api_key = .*/qwen_api_key = \"$qwen_key\"/; s/api_key=\"xxxx\"/api_key=\"$elevenlabs_key\"/" mtv/utils.py
# A video for each line.
printf '%s\n' "$prompt" > prompts.txt
bash scripts/inference_long.sh prompts.txt videos
