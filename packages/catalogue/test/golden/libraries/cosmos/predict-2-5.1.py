# Needs one of NVIDIA's GPUs. What it makes is checked by nvidia/Cosmos-1.0-Guardrail: accept the conditions there, too.

import torch
from diffusers import Cosmos2_5_PredictBasePipeline
from diffusers.utils import export_to_video

prompt = "A man with short gray hair plays a red electric guitar."

pipeline = Cosmos2_5_PredictBasePipeline.from_pretrained(
    "owner/Cosmos-Predict2.5-2B",
    revision="diffusers/base/post-trained",
    torch_dtype=torch.bfloat16,
)
pipeline.to("cuda")
video = pipeline(prompt=prompt, num_frames=93).frames[0]
export_to_video(video, "video.mp4", fps=16)
print("Saved video.mp4")
