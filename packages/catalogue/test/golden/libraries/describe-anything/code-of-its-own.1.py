# It needs an NVIDIA GPU.
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from urllib.request import urlopen

from PIL import Image, ImageDraw
from transformers import AutoModel

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

model = AutoModel.from_pretrained(
    "owner/DAM-3B-Self-Contained",
    trust_remote_code=True,
    torch_dtype="torch.float16",
).to("cuda")
describer = model.init_dam(conv_mode="v1", prompt_mode="full+focal_crop")
print(describer.get_description(image, mask, question))
