"""A checkpoint of version 3.5, one file for categories and numbers, and one of version 2 for categories."""

from dataclasses import asdict
from pathlib import Path

import torch
from tabpfn.architectures import ARCHITECTURES, tabpfn_v2, tabpfn_v3_5
from tabpfn.checkpoint import save_as_safetensors
from tabpfn.constants import ModelVersion
from tabpfn.inference_config import InferenceConfig
from tiny import make_all, model


@model("tabpfn_3_5", pipeline_tag="tabular-classification")
def one_for_both(folder: Path) -> None:
    config = tabpfn_v3_5.TabPFNV3p5Config(
        max_num_classes=10,
        num_buckets=100,
        embed_dim=16,
        dist_embed_num_blocks=1,
        dist_embed_num_heads=2,
        dist_embed_num_inducing_points=8,
        feat_agg_num_blocks=1,
        feat_agg_num_heads=2,
        feat_agg_num_cls_tokens=2,
        nlayers=1,
        icl_num_heads=2,
        decoder_head_dim=8,
        decoder_num_heads=2,
        softmax_scaling_mlp_hidden_dim=8,
    )
    network = ARCHITECTURES["tabpfn_v3_5"].get_architecture(config)
    checkpoint = {
        "state_dict": network.state_dict(),
        "config": asdict(config),
        "architecture_name": "tabpfn_v3_5",
        "inference_config": asdict(InferenceConfig.get_default("multiclass", ModelVersion.V2_5)),
    }
    save_as_safetensors(checkpoint, folder / "tabpfn-v3.5-20260909.safetensors")


@model("TabPFN-v2-clf", pipeline_tag="tabular-classification")
def second_version(folder: Path) -> None:
    config = tabpfn_v2.TabPFNV2Config(max_num_classes=10, num_buckets=100, emsize=16, nlayers=1, nhead=2)
    network = ARCHITECTURES["tabpfn_v2"].get_architecture(config)
    # As in the published file, which is older than the names of architectures.
    checkpoint = {"state_dict": network.state_dict(), "config": asdict(config)}
    torch.save(checkpoint, folder / "tabpfn-v2-classifier.ckpt")


make_all()
