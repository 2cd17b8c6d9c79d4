import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

frames = pipe(load_image(image_path), decode_chunk_size=8).frames[0]
export_to_video(frames, "output.mp4")
print("Saved output.mp4")
