# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import re
from pathlib import Path
from urllib.request import urlretrieve

import torch
from huggingface_hub import hf_hub_download
from lightglue import LightGlue, DISK
from lightglue.utils import load_image, rbd

# Two pictures of one thing, as paths or URLs: put your own here.
paths = [
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_78916675_4568141288.jpg",
    "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images/london_bridge_19481797_2295892421.jpg",
]

device = "cuda" if torch.cuda.is_available() else "cpu"
extractor = DISK(max_num_keypoints=2048).eval().to(device)
# Builds it with the weights that the project published, and puts these in their place.
matcher = LightGlue(features="disk").eval().to(device)
weights = hf_hub_download("owner/name", "disk_lightglue.pth")
state = torch.load(weights, map_location=device, weights_only=True)
# The first files named their layers otherwise.
state = {re.sub(r"^(self|cross)_attn\.(\d+)", r"transformers.\2.\1_attn", name): value for name, value in state.items()}
matcher.load_state_dict(state, strict=False)

files = [Path(urlretrieve(path)[0] if path.startswith("http") else path) for path in paths]
images = [load_image(file).to(device) for file in files]
seen = [extractor.extract(image) for image in images]
# Without the dimension for several pairs.
points, other_points, found = [rbd(one) for one in [*seen, matcher({"image0": seen[0], "image1": seen[1]})]]
# Pairs of numbers of points, and where those are in either picture.
for (first, second), score in list(zip(found["matches"].tolist(), found["scores"].tolist()))[:10]:
    here, there = points["keypoints"][first], other_points["keypoints"][second]
    print([round(value) for value in here.tolist()], [round(value) for value in there.tolist()], f"{score:.2f}")
