import torch
from PIL import ImageOps
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

prompt = "A man with short gray hair plays a red electric guitar."
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "owner/name",
    dtype={"default": torch.bfloat16, "vae": torch.float32},
)
pipe.to(device)

# The size that the model was trained for; the picture is cut to its shape.
width, height = 832, 480
image = ImageOps.fit(load_image(image_path), (width, height))
frames = pipe(image=image, prompt=prompt, width=width, height=height).frames[0]
export_to_video(frames, "output.mp4", fps=16)
print("Saved output.mp4")
