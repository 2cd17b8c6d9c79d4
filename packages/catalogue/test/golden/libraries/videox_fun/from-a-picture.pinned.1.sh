# Gated model: accept its conditions at http://127.0.0.1:7860/owner/Wan2.2-Fun-A14B-InP and log in with: hf auth login
# Needs one of NVIDIA's GPUs with 24 GB.
prompt='A man with short gray hair plays a red electric guitar.'
# Your own picture, with which the video begins.
given=asset/1.png

HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/Wan2.2-Fun-A14B-InP --revision v1.0 --local-dir models/Diffusion_Transformer/Wan2.2-Fun-A14B-InP
# The settings are written in the scripts: this one is a copy that takes three of them from here.
sed 's|^model_name .*|model_name = os.environ["MODEL"]|; s|^prompt .*|prompt = os.environ["PROMPT"]|; s|^validation_image_start .*|validation_image_start = os.environ["GIVEN"]|' \
    examples/wan2.2_fun/predict_i2v.py > examples/wan2.2_fun/own.py
MODEL=models/Diffusion_Transformer/Wan2.2-Fun-A14B-InP PROMPT="$prompt" GIVEN="$given" python examples/wan2.2_fun/own.py
# What it made.
ls samples/*
