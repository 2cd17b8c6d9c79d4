import torch
from PIL import ImageOps
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name", dtype=torch.bfloat16)
pipe.to(device)

# The size that the model was trained for; the picture is cut to its shape.
width, height = 1024, 576
image = ImageOps.fit(load_image(image_path), (width, height))
frames = pipe(image, decode_chunk_size=8).frames[0]
export_to_video(frames, "output.mp4", fps=7)
print("Saved output.mp4")
