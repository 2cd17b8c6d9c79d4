"""A ResNet with the classes of ImageNet and one with classes of its own."""

from pathlib import Path

import timm
from timm.models import save_for_hf
from tiny import make_all, model


def save(folder: Path, **config: object) -> None:
    network = timm.create_model("test_resnet", pretrained=False, **config)
    names = [f"kind {number}" for number in range(network.num_classes)]
    save_for_hf(network, folder, model_config={"label_names": names} if config else {}, safe_serialization=True)


@model("resnet", pipeline_tag="image-classification")
def resnet(folder: Path) -> None:
    save(folder)


@model("features", pipeline_tag="image-feature-extraction")
def features(folder: Path) -> None:
    save(folder, num_classes=3)


make_all()
