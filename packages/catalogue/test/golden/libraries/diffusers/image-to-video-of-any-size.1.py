import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

prompt = "A man with short gray hair plays a red electric guitar."
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

frames = pipe(image=load_image(image_path), prompt=prompt).frames[0]
export_to_video(frames, "output.mp4", fps=24)
print("Saved output.mp4")
