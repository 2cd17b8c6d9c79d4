# It needs an NVIDIA GPU.
import os
from urllib.request import urlopen

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from PIL import Image, ImageDraw
from dam import DescribeAnythingModel
from huggingface_hub import snapshot_download

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
question = "<image>\nDescribe the masked region in detail."

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
# What to describe, white on black: here a box in the middle, as left, top, right and bottom.
box = (image.width // 4, image.height // 4, image.width * 3 // 4, image.height * 3 // 4)
mask = Image.new("L", image.size)
ImageDraw.Draw(mask).rectangle(box, fill=255)

describer = DescribeAnythingModel(
    snapshot_download("owner/DAM-3B", revision="v1.0"),
    conv_mode="v1",
    prompt_mode="full+focal_crop",
).to("cuda")
print(describer.get_description(image, mask, question))
