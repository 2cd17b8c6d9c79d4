# Sets up ComfyUI, once.
comfy install
comfy model download --url https://huggingface.co/owner/name/resolve/main/style.safetensors \
    --relative-path models/loras --filename style.safetensors
# Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
comfy launch
