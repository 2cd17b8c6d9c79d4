import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video

prompt = "A man with short gray hair plays a red electric guitar."

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

frames = pipe(prompt=prompt).frames[0]
export_to_video(frames, "output.mp4")
print("Saved output.mp4")
