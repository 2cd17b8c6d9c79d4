# Needs one of NVIDIA's GPUs with 24 GB.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own picture, with which the video begins. The script says how the camera moves.
given=asset/7.png

hf download owner/Wan2.2-Fun-5B-Control-Camera --local-dir models/Diffusion_Transformer/Wan2.2-Fun-5B-Control-Camera
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^model_name .*|model_name = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^start_image .*|start_image = os.environ["GIVEN"]|' \
    examples/wan2.2_fun/predict_v2v_control_camera_5b.py > examples/wan2.2_fun/own.py
MODEL=models/Diffusion_Transformer/Wan2.2-Fun-5B-Control-Camera PROMPT="$prompt" GIVEN="$given" python examples/wan2.2_fun/own.py
# What it made.
ls samples/*
