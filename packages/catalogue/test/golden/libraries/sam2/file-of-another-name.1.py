from urllib.request import urlopen

import numpy as np
import torch
from PIL import Image
from huggingface_hub import hf_hub_download
from sam2.build_sam import build_sam2
from sam2.sam2_image_predictor import SAM2ImagePredictor

weights = "checkpoint.pt"
config = "configs/sam2.1/sam2.1_hiera_s.yaml"
# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
# A point on the object, in pixels from the left and the top: here the middle.
point = (image.width // 2, image.height // 2)

device = "cuda" if torch.cuda.is_available() else "cpu"
predictor = SAM2ImagePredictor(build_sam2(config, hf_hub_download("owner/sam2.1-hiera-small-cells", weights), device=device))
with torch.inference_mode():
    predictor.set_image(image)
    masks, scores, _ = predictor.predict(point_coords=np.array([point]), point_labels=np.array([1]))
best = scores.argmax()
image.putalpha(Image.fromarray(masks[best].astype(np.uint8) * 255))
image.save("object.png")
print(f"Saved object.png, score {scores[best]:.2f}")
