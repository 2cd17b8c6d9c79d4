import torch
from transformers import AutoModelForZeroShotImageClassification, AutoProcessor
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)
labels = ["a photo of a cat", "a photo of a dog"]

processor = AutoProcessor.from_pretrained("owner/zero-shot-image-classification")
model = AutoModelForZeroShotImageClassification.from_pretrained(
    "owner/zero-shot-image-classification",
    device_map="auto",
)

inputs = processor(
    images=image, text=labels, padding="max_length", max_length=64, return_tensors="pt"
).to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
for label, score in zip(labels, outputs.logits_per_image[0].sigmoid().tolist()):
    print(f"{label}: {score:.3f}")
