# mlx-image 0.1.10 runs on Macs with Apple silicon.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import mlx.core as mx
from huggingface_hub import hf_hub_download
from mlxim.io import read_rgb
from mlxim.model import create_model
from mlxim.model._registry import MODEL_CONFIG
from mlxim.transform import ImageNetTransform
from mlxim.utils.imagenet import IMAGENET2012_CLASSES

# Your own picture.
picture = "picture.jpg"
name = "resnet18"

weights = hf_hub_download(
    "owner/resnet18-mlxim",
    "model.safetensors",
    revision="v1.0",
)
model = create_model(name, weights=weights)
model.eval()

size = MODEL_CONFIG[name].transform.img_size
transform = ImageNetTransform(train=False, img_size=size)
batch = mx.array(transform(read_rgb(picture)))[None]
scores = mx.softmax(model(batch), axis=-1)[0]
labels = list(IMAGENET2012_CLASSES.values())
for number in mx.argsort(-scores)[:5].tolist():
    print(f"{labels[number]}: {scores[number].item():.1%}")
