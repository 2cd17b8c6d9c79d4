# Needs one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'
# Your own picture of a pose, of edges or of depth, which the new one follows.
given=asset/pose.jpg

# The model that it guides.
hf download Qwen/Qwen-Image-2512 --local-dir models/Diffusion_Transformer/Qwen-Image-2512
hf download owner/Qwen-Image-2512-Fun-Controlnet-Union Union-lite.safetensors --local-dir models/Personalized_Model
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^transformer_path .*|transformer_path = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^control_image .*|control_image = os.environ["GIVEN"]|' \
    examples/qwenimage_fun/predict_t2i_control.py > examples/qwenimage_fun/own.py
MODEL=models/Personalized_Model/Union-lite.safetensors PROMPT="$prompt" GIVEN="$given" python examples/qwenimage_fun/own.py
# What it made.
ls samples/*
