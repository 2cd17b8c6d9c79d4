"""A matcher in the format of transformers, with SuperPoint to find the points that it matches."""

from pathlib import Path

import torch
from tiny import make_all, model
from transformers import (
    LightGlueConfig,
    LightGlueForKeypointMatching,
    LightGlueImageProcessor,
    SuperPointConfig,
)

WIDTH = 32


@model("lightglue_superpoint", pipeline_tag="keypoint-matching")
def matcher(folder: Path) -> None:
    points = SuperPointConfig(
        encoder_hidden_sizes=[8, 8, 16, 16],
        decoder_hidden_size=16,
        descriptor_decoder_dim=WIDTH,
        keypoint_threshold=0.01,
        max_keypoints=64,
    )
    config = LightGlueConfig(keypoint_detector_config=points, descriptor_dim=WIDTH, num_hidden_layers=2)
    network = LightGlueForKeypointMatching(config)
    with torch.no_grad():
        # Random weights are too unsure to tell a match: here each point has one for sure, the point most like it.
        for layer in network.match_assignment_layers:
            layer.final_projection.weight.copy_(20 * torch.eye(WIDTH))
            layer.matchability.bias.fill_(10.0)
    network.save_pretrained(folder)
    LightGlueImageProcessor().save_pretrained(folder)


make_all()
