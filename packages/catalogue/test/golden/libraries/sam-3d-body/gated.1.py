# It needs an NVIDIA GPU.
# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from urllib.request import urlopen

import numpy as np
import trimesh
from PIL import Image
from huggingface_hub import snapshot_download
from sam_3d_body import SAM3DBodyEstimator, load_sam_3d_body

# A path or URL: put your own picture here.
image_path = "http://images.cocodataset.org/val2017/000000000139.jpg"
# Where the people are, one box for each, in pixels: left, top, right and bottom.
boxes = [[413, 158, 466, 296]]

stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")
folder = snapshot_download("owner/name")
# The file holds pickles, which can run code: load it only if you trust its author.
model, settings = load_sam_3d_body(f"{folder}/model.ckpt", mhr_path=f"{folder}/assets/mhr_model.pt")
estimator = SAM3DBodyEstimator(model, settings)
for number, person in enumerate(estimator.process_one_image(np.array(image), bboxes=np.array(boxes))):
    vertices = person["pred_vertices"] + person["pred_cam_t"]
    trimesh.Trimesh(vertices, estimator.faces).export(f"person-{number}.ply")
    print(f"Saved person-{number}.ply, {len(person['pred_keypoints_3d'])} points of the body")
