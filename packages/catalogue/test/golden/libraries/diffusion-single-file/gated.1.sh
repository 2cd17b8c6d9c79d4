# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Your own token: hf auth token prints it.
HF_TOKEN=hf_...
# Sets up ComfyUI, once.
comfy install
comfy model download --set-hf-api-token "$HF_TOKEN" --url https://huggingface.co/owner/name/resolve/main/model.safetensors \
    --relative-path models/diffusion_models --filename model.safetensors
# Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
comfy launch
