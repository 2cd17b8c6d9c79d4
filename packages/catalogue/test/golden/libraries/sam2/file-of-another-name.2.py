from urllib.request import urlopen

import numpy as np
import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from sam2.automatic_mask_generator import SAM2AutomaticMaskGenerator
from sam2.build_sam import build_sam2

weights = "checkpoint.pt"
config = "configs/sam2.1/sam2.1_hiera_s.yaml"
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
device = "cuda" if torch.cuda.is_available() else "cpu"
generator = SAM2AutomaticMaskGenerator(build_sam2(config, hf_hub_download("owner/sam2.1-hiera-small-cells", weights), device=device))
for mask in generator.generate(np.array(image)):
    # Where the object is (left, top, width, height), its size in pixels, and how good its mask is.
    print(mask["bbox"], mask["area"], mask["predicted_iou"])
