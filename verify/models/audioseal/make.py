"""The two halves of a watermark for recordings: one hides it, one looks for it; each a file as audiocraft exports it."""

from pathlib import Path

import torch
from audioseal.builder import create_detector, create_generator
from audioseal.loader import AudioSeal, AudioSealDetectorConfig, AudioSealWMConfig
from tiny import make_all, model

NETWORK = {
    "channels": 1,
    "dimension": 8,
    "n_filters": 2,
    "n_residual_layers": 1,
    "ratios": [8, 5, 4, 2],
    "activation": "ELU",
    "activation_params": {"alpha": 1.0},
    "norm": "weight_norm",
    "norm_params": {},
    "kernel_size": 7,
    "last_kernel_size": 7,
    "residual_kernel_size": 3,
    "dilation_base": 2,
    "causal": False,
    "pad_mode": "constant",
    "true_skip": True,
    "compress": 2,
    "lstm": 2,
    "disable_norm_outer_blocks": 0,
}
SETTINGS = {
    "seanet": {
        **NETWORK,
        "decoder": {"final_activation": None, "final_activation_params": None, "trim_right_ratio": 1.0},
        "detector": {"output_dim": 32},
    }
}


def save(network: torch.nn.Module, file: Path) -> None:
    # The convolutions of a trained file have their names from before the package could be compiled.
    weights = {name.replace(".inner_conv.", "."): value for name, value in network.state_dict().items()}
    torch.save({"xp.cfg": SETTINGS, "model": weights}, file)


@model("watermark")
def watermark(folder: Path) -> None:
    # The classes say themselves how they read a file's settings, which are taken apart on the way.
    settings = lambda kind: AudioSeal.parse_config({"seanet": dict(SETTINGS["seanet"])}, kind, nbits=16)
    save(create_generator(settings(AudioSealWMConfig)), folder / "generator.pth")
    save(create_detector(settings(AudioSealDetectorConfig)), folder / "detector.pth")


make_all()
