import torch
from transformers import AutoImageProcessor, AutoModelForObjectDetection
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/object-detection")
model = AutoModelForObjectDetection.from_pretrained(
    "owner/object-detection",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
results = processor.post_process_object_detection(
    outputs, threshold=0.5, target_sizes=[(image.height, image.width)]
)[0]
for label, score, box in zip(results["labels"], results["scores"], results["boxes"]):
    print(f"{model.config.id2label[label.item()]}: {score.item():.3f} at {box.tolist()}")
