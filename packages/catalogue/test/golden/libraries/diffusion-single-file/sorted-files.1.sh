# Sets up ComfyUI, once.
comfy install
comfy model download --url https://huggingface.co/owner/name/resolve/main/split_files/diffusion_models/model_bf16.safetensors \
    --relative-path models/diffusion_models --filename model_bf16.safetensors
comfy model download --url https://huggingface.co/owner/name/resolve/main/split_files/text_encoders/encoder.safetensors \
    --relative-path models/text_encoders --filename encoder.safetensors
comfy model download --url https://huggingface.co/owner/name/resolve/main/split_files/vae/vae.safetensors \
    --relative-path models/vae --filename vae.safetensors
# Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
comfy launch
