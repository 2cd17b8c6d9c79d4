# Needs one of NVIDIA's GPUs. Where memory is short, add: --offload cpu --quantization fp8-cast
prompt='A man with short gray hair plays a red electric guitar.'

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name ltx-2.3-22b-distilled-1.1.safetensors ltx-2.3-spatial-upscaler-x2-1.1.safetensors --revision v1.0 --local-dir models
# Gated: accept its conditions on its page and log in with hf auth login.
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir gemma
python -m ltx_pipelines.distilled \
    --distilled-checkpoint-path models/ltx-2.3-22b-distilled-1.1.safetensors \
    --spatial-upsampler-path models/ltx-2.3-spatial-upscaler-x2-1.1.safetensors \
    --gemma-root gemma \
    --num-frames 121 --prompt "$prompt" --output-path video.mp4
