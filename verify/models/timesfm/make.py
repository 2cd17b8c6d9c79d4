"""A forecaster of the third generation. All of generation 2.5 have the one size that the package fixes, a large one."""

from dataclasses import asdict
from pathlib import Path

from tiny import make_all, model
from timesfm3 import ResidualBlockConfig, StackedTransformersConfig, TimesFM3Torch, TransformerConfig

WIDTH = 32


@model("timesfm-3.0-pytorch", pipeline_tag="time-series-forecasting")
def third_generation(folder: Path) -> None:
    layer = TransformerConfig(
        model_dims=WIDTH,
        hidden_dims=WIDTH,
        num_heads=2,
        attention_norm="rms",
        feedforward_norm="rms",
        qk_norm="rms",
        use_bias=False,
        use_rope_seq=True,
        use_rope_var=True,
        ff_activation="relu",
        deterministic=True,
    )
    block = ResidualBlockConfig(hidden_dims=WIDTH, output_dims=WIDTH, use_bias=False, activation="relu")
    network = TimesFM3Torch(
        residual_block_config=asdict(block),
        transformer_config=asdict(StackedTransformersConfig(num_layers=2, transformer=layer)),
    )
    network.save_pretrained(folder)


make_all()
