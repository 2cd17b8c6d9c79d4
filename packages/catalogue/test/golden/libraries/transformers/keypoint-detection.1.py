import torch
from transformers import AutoImageProcessor, AutoModelForKeypointDetection
from transformers.image_utils import load_image

# A path or URL: put your own picture here.
image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
image = load_image(image)

processor = AutoImageProcessor.from_pretrained("owner/keypoint-detection")
model = AutoModelForKeypointDetection.from_pretrained(
    "owner/keypoint-detection",
    device_map="auto",
)

inputs = processor(images=image, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
found = processor.post_process_keypoint_detection(outputs, [(image.height, image.width)])[0]
print(f"{len(found['keypoints'])} keypoints; the strongest:")
for number in found["scores"].argsort(descending=True)[:10]:
    x, y = found["keypoints"][number].tolist()
    print(f"{x}, {y} ({found['scores'][number].item():.3f})")
