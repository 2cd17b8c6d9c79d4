# Needs one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'
# Your own picture of a pose, of edges or of depth, which the new one follows.
given=asset/pose.jpg

# The model that it guides.
hf download Tongyi-MAI/Z-Image-Turbo --local-dir models/Diffusion_Transformer/Z-Image-Turbo
hf download owner/Z-Image-Turbo-Fun-Controlnet-Union-2.1 Union-2.1.safetensors --local-dir models/Personalized_Model
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^transformer_path .*|transformer_path = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^control_image .*|control_image = os.environ["GIVEN"]|' \
    examples/z_image_fun/predict_turbo_t2i_control_2.1.py > examples/z_image_fun/own.py
MODEL=models/Personalized_Model/Union-2.1.safetensors PROMPT="$prompt" GIVEN="$given" python examples/z_image_fun/own.py
# What it made.
ls samples/*
