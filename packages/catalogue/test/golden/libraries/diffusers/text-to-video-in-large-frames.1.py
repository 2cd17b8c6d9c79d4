import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

prompt = "A man with short gray hair plays a red electric guitar."

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "owner/Wan2.2-TI2V-5B",
    dtype={"default": torch.bfloat16, "vae": torch.float32},
)
pipe.to(device)

frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "output.mp4", fps=24)
print("Saved output.mp4")
