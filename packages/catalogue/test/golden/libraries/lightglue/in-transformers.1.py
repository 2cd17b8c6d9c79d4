import torch
from transformers import AutoImageProcessor, LightGlueForKeypointMatching
from transformers.image_utils import load_image

# Two pictures of one thing, as paths or URLs: put your own here.
paths = [
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_78916675_4568141288.jpg",
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_19481797_2295892421.jpg",
]
images = [load_image(path) for path in paths]

device = "cuda" if torch.cuda.is_available() else "cpu"
processor = AutoImageProcessor.from_pretrained("owner/lightglue_superpoint")
model = LightGlueForKeypointMatching.from_pretrained("owner/lightglue_superpoint")
model.to(device).eval()

inputs = processor(images, return_tensors="pt").to(device)
with torch.no_grad():
    outputs = model(**inputs)
sizes = [[(image.height, image.width) for image in images]]
(pair,) = processor.post_process_keypoint_matching(outputs, sizes, threshold=0.2)
# Where the same point is in either picture, and how sure that is.
for here, there, score in list(zip(pair["keypoints0"], pair["keypoints1"], pair["matching_scores"]))[:10]:
    print(here.tolist(), there.tolist(), f"{float(score):.2f}")
