"""A checkpoint as Lightning saves it, under the name by which the package knows the network and under another."""

from pathlib import Path

import torch
from tiny import make_all, model
from tirex import TiRexZero


@model("TiRex", pipeline_tag="time-series-forecasting")
@model("tuned-forecaster", pipeline_tag="time-series-forecasting")
def tirex(folder: Path) -> None:
    settings = {
        "model_config": {
            "input_patch_size": 32,
            "output_patch_size": 32,
            "quantiles": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
            "block_kwargs": {"embedding_dim": 32, "num_heads": 2, "num_blocks": 2},
            "input_ff_dim": 64,
        },
        "train_ctx_len": 256,
    }
    network = TiRexZero(backend="torch", **settings)
    for block in network.blocks:
        # Made without values, which a checkpoint has.
        torch.nn.init.normal_(block.slstm_layer.slstm_cell._recurrent_kernel_, std=0.1)
        torch.nn.init.zeros_(block.slstm_layer.slstm_cell._bias_)
    torch.save({"hyper_parameters": settings, "state_dict": network.state_dict()}, folder / "model.ckpt")


make_all()
