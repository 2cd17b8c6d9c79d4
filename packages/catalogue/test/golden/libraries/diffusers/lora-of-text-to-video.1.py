import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

prompt = "A man with short gray hair plays a red electric guitar."

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/base", dtype=torch.bfloat16)
pipe.to(device)
pipe.load_lora_weights("owner/name")

frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "output.mp4")
print("Saved output.mp4")
