"""A network that scores speech frame by frame, and a pipeline that makes stretches of it."""

from pathlib import Path

import torch
import yaml
from pyannote.audio import __version__
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.segmentation import PyanNet
from tiny import OWNER, make_all, model

TAGS = ["pyannote", "audio", "voice", "speech", "voice-activity-detection"]


@model("voice-segmentation", tags=[*TAGS, "pyannote-audio-model"], pipeline_tag="voice-activity-detection")
def segmentation(folder: Path) -> None:
    network = PyanNet(lstm={"hidden_size": 8, "num_layers": 1}, linear={"hidden_size": 8, "num_layers": 1})
    network.specifications = Specifications(
        problem=Problem.BINARY_CLASSIFICATION, resolution=Resolution.FRAME, duration=2.0, classes=["speech"]
    )
    network.setup()
    with torch.no_grad():
        # Random weights are unsure of everything: here all is speech.
        network.classifier.bias.fill_(3.0)
    # What lightning's trainer writes, without what only training needs.
    checkpoint = {
        "pytorch-lightning_version": "2.6.0",
        "state_dict": network.state_dict(),
        "hyper_parameters": dict(network.hparams),
    }
    network.on_save_checkpoint(checkpoint)
    torch.save(checkpoint, folder / "pytorch_model.bin")


@model("voice-activity", tags=[*TAGS, "pyannote-audio-pipeline"], pipeline_tag="voice-activity-detection")
def pipeline(folder: Path) -> None:
    config = {
        "version": __version__,
        "pipeline": {
            "name": "pyannote.audio.pipelines.VoiceActivityDetection",
            "params": {"segmentation": f"{OWNER}/voice-segmentation"},
        },
        "params": {"onset": 0.5, "offset": 0.5, "min_duration_on": 0.0, "min_duration_off": 0.0},
    }
    (folder / "config.yaml").write_text(yaml.safe_dump(config, sort_keys=False), encoding="utf-8")


make_all()
