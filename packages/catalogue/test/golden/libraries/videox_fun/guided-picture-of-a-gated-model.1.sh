# Needs one of NVIDIA's GPUs.
prompt='Astronaut in a jungle, cold color palette, muted colors, detailed, 8k'
# Your own picture of a pose, of edges or of depth, which the new one follows.
given=asset/pose.jpg

# The model that it guides.
# Gated: accept its conditions on its page and log in with hf auth login.
hf download black-forest-labs/FLUX.2-dev --local-dir models/Diffusion_Transformer/FLUX.2-dev
hf download owner/FLUX.2-dev-Fun-Controlnet-Union FLUX.2-dev-Fun-Controlnet-Union.safetensors --local-dir models/Personalized_Model
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^transformer_path .*|transformer_path = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^control_image .*|control_image = os.environ["GIVEN"]|' \
    examples/flux2_fun/predict_t2i_control.py > examples/flux2_fun/own.py
MODEL=models/Personalized_Model/FLUX.2-dev-Fun-Controlnet-Union.safetensors PROMPT="$prompt" GIVEN="$given" python examples/flux2_fun/own.py
# What it made.
ls samples/*
