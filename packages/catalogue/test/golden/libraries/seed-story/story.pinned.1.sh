# The files hold pickles, which can run code: load them only if you trust their author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir pretrained
# Gated: accept its conditions on its page and log in with hf auth login.
hf download meta-llama/Llama-2-7b-hf --local-dir pretrained/Llama-2-7b-hf
hf download stabilityai/stable-diffusion-xl-base-1.0 --local-dir pretrained/stable-diffusion-xl-base-1.0
# Of this model the part that sees is used; reading it runs Python code of its repository.
hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat
mkdir -p pretrained/QwenViT
python src/tools/reload_qwen_vit.py
mv pretrained/QwenViT pretrained/visual_tokenizer
