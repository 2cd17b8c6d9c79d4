import torch
from PIL import Image
from transformers import AutoModelForMaskGeneration, AutoProcessor
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)
# The pixel that you point at, from the left and from the top.
point = [image.width // 2, image.height // 2]

processor = AutoProcessor.from_pretrained("owner/mask-generation")
model = AutoModelForMaskGeneration.from_pretrained(
    "owner/mask-generation",
    device_map="auto",
)

inputs = processor(images=image, input_points=[[[point]]], return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
# Several masks answer one point: the part, the thing, the thing with what belongs to it.
masks = processor.post_process_masks(
    outputs.pred_masks.cpu(),
    inputs["original_sizes"].cpu(),
    reshaped_input_sizes=inputs.get("reshaped_input_sizes"),
)[0][0]
scores = outputs.iou_scores[0, 0]
best = scores.argmax().item()
Image.fromarray(masks[best].numpy()).save("mask.png")
print(f"Saved mask.png, estimated overlap {scores[best].item():.2f}")
