"""Says which way up a page is: its smallest network. Those that read words come with others of the makers' own."""

from pathlib import Path

from doctr.models.classification import mobilenet_v3_small_page_orientation
from doctr.models.factory.hub import _save_model_and_config_for_hf_hub
from tiny import make_all, model


@model("page-orientation", language="en", tags=["ocr", "pytorch", "doctr", "classification"])
def orientation(folder: Path) -> None:
    network = mobilenet_v3_small_page_orientation(pretrained=False)
    arch = "mobilenet_v3_small_page_orientation"
    _save_model_and_config_for_hf_hub(network, str(folder), arch=arch, task="classification")


make_all()
