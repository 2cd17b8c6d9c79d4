# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from urllib.request import urlopen

import timm
import torch
from PIL import Image
from timm.data import ImageNetInfo, create_transform, infer_imagenet_subset, resolve_data_config

# A path or URL: put your own picture here.
image_path = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg"
stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
with stream:
    image = Image.open(stream).convert("RGB")

model = timm.create_model("hf-hub:owner/name", pretrained=True)
model.eval()
transform = create_transform(**resolve_data_config({}, model=model))
batch = transform(image).unsqueeze(0)

with torch.no_grad():
    scores, classes = model(batch).softmax(dim=-1)[0].topk(min(5, model.num_classes))
    subset = infer_imagenet_subset(model)
    # Models of other classes than ImageNet's may bring their names along.
    labels = ImageNetInfo(subset).label_descriptions() if subset else model.pretrained_cfg.get("label_names")
    for score, number in zip(scores.tolist(), classes.tolist()):
        print(f"{labels[number] if labels else number}: {score:.1%}")
