import torch
from transformers import AutoModelForZeroShotObjectDetection, AutoProcessor
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)
labels = ["a cat", "a tree"]

processor = AutoProcessor.from_pretrained("owner/zero-shot-object-detection")
model = AutoModelForZeroShotObjectDetection.from_pretrained(
    "owner/zero-shot-object-detection",
    device_map="auto",
)

inputs = processor(images=image, text=[labels], return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
results = processor.post_process_grounded_object_detection(
    outputs, threshold=0.3, target_sizes=[(image.height, image.width)], text_labels=[labels]
)[0]
for label, score, box in zip(results["text_labels"], results["scores"], results["boxes"]):
    print(f"{label}: {score.item():.3f} at {box.tolist()}")
