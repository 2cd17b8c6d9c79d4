import torch
from diffusers import DiffusionPipeline
from diffusers.utils import load_image

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained("owner/name")
pipe.to(device)

depth = pipe(load_image(image_path)).prediction
image = pipe.image_processor.visualize_depth(depth)[0]
image.save("output.png")
print("Saved output.png")
