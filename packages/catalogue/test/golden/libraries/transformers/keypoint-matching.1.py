import torch
from transformers import AutoImageProcessor, AutoModelForKeypointMatching
from transformers.image_utils import load_image

# Two pictures of one thing, as paths or URLs: put your own here.
paths = [
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_78916675_4568141288.jpg",
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_19481797_2295892421.jpg",
]
images = [load_image(path) for path in paths]

processor = AutoImageProcessor.from_pretrained("owner/keypoint-detection")
model = AutoModelForKeypointMatching.from_pretrained(
    "owner/keypoint-detection",
    device_map="auto",
)

inputs = processor(images=images, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
sizes = [[(image.height, image.width) for image in images]]
found = processor.post_process_keypoint_matching(outputs, sizes, threshold=0.2)[0]
pairs = list(zip(found["keypoints0"], found["keypoints1"], found["matching_scores"]))
print(f"{len(pairs)} pairs; some of them:")
for first, second, score in pairs[:10]:
    print(f"{first.tolist()} is {second.tolist()} ({score.item():.3f})")
