# Needs one of NVIDIA's GPUs. What it makes is checked by nvidia/Cosmos-1.0-Guardrail: accept the conditions there, too.

import torch
from diffusers import Cosmos3OmniPipeline, UniPCMultistepScheduler
from diffusers.utils import export_to_video

prompt = "A man with short gray hair plays a red electric guitar."

pipeline = Cosmos3OmniPipeline.from_pretrained(
    "owner/Cosmos3-Edge",
    torch_dtype=torch.bfloat16,
    device_map="cuda",
)
pipeline.scheduler = UniPCMultistepScheduler.from_config(
    pipeline.scheduler.config, flow_shift=10.0, use_karras_sigmas=False
)
# For a picture in place of a video: num_frames=1.
result = pipeline(prompt, num_frames=189, height=720, width=1280, fps=24.0)
export_to_video(result.video, "video.mp4", fps=24, macro_block_size=1)
print("Saved video.mp4")
