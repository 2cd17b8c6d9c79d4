# Sets up ComfyUI, once.
comfy install
# Which file of the repository, and which of ComfyUI's folders for models it belongs in.
file=model.safetensors
folder=diffusion_models
files=https://huggingface.co/owner/name/resolve/main/
comfy model download --url "$files$file" --relative-path "models/$folder" --filename "$(basename "$file")"
# Opens at http://127.0.0.1:8188. Take a template for this model, choose these files in its loaders, and run it.
comfy launch
