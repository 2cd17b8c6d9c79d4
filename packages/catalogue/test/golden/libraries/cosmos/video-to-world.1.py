# Needs one of NVIDIA's GPUs. What it makes is checked by nvidia/Cosmos-1.0-Guardrail: accept the conditions there, too.
# Gated model: accept its conditions at https://huggingface.co/owner/Cosmos-Predict2-2B-Video2World and log in with: hf auth login

import torch
from diffusers import Cosmos2VideoToWorldPipeline
from diffusers.utils import export_to_video, load_image

prompt = "A man with short gray hair plays a red electric guitar."
# A path or URL: put your own picture here.
image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")

pipeline = Cosmos2VideoToWorldPipeline.from_pretrained(
    "owner/Cosmos-Predict2-2B-Video2World",
    torch_dtype=torch.bfloat16,
)
pipeline.to("cuda")
video = pipeline(image=image, prompt=prompt).frames[0]
export_to_video(video, "video.mp4", fps=16)
print("Saved video.mp4")
