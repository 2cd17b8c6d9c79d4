# Needs one of NVIDIA's GPUs with 24 GB.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own video of a pose, of edges or of depth, which the new one follows.
given=asset/pose.mp4

hf download owner/Wan2.1-Fun-V1.1-1.3B-Control --local-dir models/Diffusion_Transformer/Wan2.1-Fun-V1.1-1.3B-Control
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^model_name .*|model_name = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^control_video .*|control_video = os.environ["GIVEN"]|' \
    examples/wan2.1_fun/predict_v2v_control.py > examples/wan2.1_fun/own.py
MODEL=models/Diffusion_Transformer/Wan2.1-Fun-V1.1-1.3B-Control PROMPT="$prompt" GIVEN="$given" python examples/wan2.1_fun/own.py
# What it made.
ls samples/*
