import torch
from transformers import AutoImageProcessor, AutoModelForDepthEstimation
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/depth-estimation")
model = AutoModelForDepthEstimation.from_pretrained(
    "owner/depth-estimation",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
depth = processor.post_process_depth_estimation(
    outputs, target_sizes=[(image.height, image.width)]
)[0]["predicted_depth"]
print(f"from {depth.min().item():.2f} to {depth.max().item():.2f}")
