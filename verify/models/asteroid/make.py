"""A network that separates two speakers."""

from pathlib import Path

import torch
from asteroid.models import ConvTasNet
from tiny import make_all, model


@model("convtasnet", tags=["asteroid", "audio", "ConvTasNet", "audio-to-audio"], pipeline_tag="audio-to-audio")
def separation(folder: Path) -> None:
    network = ConvTasNet(
        n_src=2, n_blocks=2, n_repeats=1, bn_chan=8, hid_chan=16, skip_chan=8, n_filters=16, sample_rate=8000
    )
    torch.save(network.serialize(), folder / "pytorch_model.bin")


make_all()
