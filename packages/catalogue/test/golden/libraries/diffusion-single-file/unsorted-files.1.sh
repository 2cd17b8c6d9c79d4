# Sets up ComfyUI, once.
comfy install
comfy model download --url https://huggingface.co/owner/name/resolve/main/model.safetensors \
    --relative-path models/diffusion_models --filename model.safetensors
comfy model download --url https://huggingface.co/owner/name/resolve/main/ae.safetensors \
    --relative-path models/vae --filename ae.safetensors
comfy model download --url https://huggingface.co/owner/name/resolve/main/umt5-xxl.safetensors \
    --relative-path models/text_encoders --filename umt5-xxl.safetensors
comfy model download --url https://huggingface.co/owner/name/resolve/main/Model_LoRA.safetensors \
    --relative-path models/loras --filename Model_LoRA.safetensors
# Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
comfy launch
