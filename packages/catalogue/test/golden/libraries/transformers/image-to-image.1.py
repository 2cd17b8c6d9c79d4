import torch
from PIL import Image
from transformers import AutoImageProcessor, AutoModelForImageToImage
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/image-to-image")
model = AutoModelForImageToImage.from_pretrained(
    "owner/image-to-image",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
pixels = outputs.reconstruction[0].clamp(0, 1).mul(255).byte().permute(1, 2, 0)
Image.fromarray(pixels.cpu().numpy()).save("output.png")
print("Saved output.png")
