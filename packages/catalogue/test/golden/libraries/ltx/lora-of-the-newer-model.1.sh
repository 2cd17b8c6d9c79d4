# Needs one of NVIDIA's GPUs. Where memory is short, add: --offload cpu --quantization fp8-cast
prompt='A man with short gray hair plays a red electric guitar.'
# What its file is called in the repository.
lora=lora.safetensors

hf download owner/name --local-dir lora
# The model under it is gated: accept its conditions on its page and log in with hf auth login.
hf download Lightricks/LTX-2.5 diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors vae/ltx-2.5-video-vae-bf16.safetensors vae/ltx-2.5-audio-vae-bf16.safetensors latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors --local-dir models
python -m ltx_pipelines.distilled \
    --transformer-path models/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
    --text-encoder-path models/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
    --video-vae-path models/vae/ltx-2.5-video-vae-bf16.safetensors \
    --audio-vae-path models/vae/ltx-2.5-audio-vae-bf16.safetensors \
    --spatial-upsampler-path models/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
    --lora "lora/$lora" 1.0 --num-frames 121 --prompt "$prompt" --output-path video.mp4
