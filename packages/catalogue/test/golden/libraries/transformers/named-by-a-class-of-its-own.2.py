import torch
from transformers import AutoImageProcessor, AutoModelForUniversalSegmentation
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/image-segmentation")
model = AutoModelForUniversalSegmentation.from_pretrained(
    "owner/image-segmentation",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
segments = processor.post_process_semantic_segmentation(
    outputs, target_sizes=[(image.height, image.width)]
)[0]
for label in segments.unique().tolist():
    share = (segments == label).float().mean().item()
    print(f"{model.config.id2label[label]}: {share:.1%} of the picture")
