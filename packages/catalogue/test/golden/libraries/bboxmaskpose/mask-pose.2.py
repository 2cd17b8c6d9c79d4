# Runs in the folder of the repository, where its configurations are, with Python 3.9 to 3.11.

import torch
from bboxmaskpose import BBoxMaskPose
from huggingface_hub import hf_hub_download
from pmpose import PMPose

# Your own picture: here the repository's.
image_path = "data/004806.jpg"

device = "cuda" if torch.cuda.is_available() else "cpu"
# The file holds pickles, which can run code: load it only if you trust its author.
weights = hf_hub_download("owner/name", "MaskPose/MaskPose-l-1.1.0.pth")
pose_model = PMPose(device=device, variant="MaskPose-l")
pose_model.load_from_file(weights)

# Finds and outlines people as well, with a detector and a SAM that the package downloads.
model = BBoxMaskPose(config="bmp_v2", device=device, pose_model=pose_model)
result = model.predict(image_path)
for box, keypoints in zip(result["bboxes"], result["keypoints"]):
    print("Person at", [round(float(side)) for side in box[:4]])
    # The first is the nose: its place in pixels, and how sure it is.
    print("  nose:", keypoints[0])
model.visualize(image_path, result, save_path="poses.jpg", vis_type="pose")
print("Saved poses.jpg")
