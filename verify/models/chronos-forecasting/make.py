"""One model for each of the three kinds of network: Chronos, Chronos-Bolt and Chronos-2."""

from pathlib import Path

from chronos.chronos2 import Chronos2Model
from chronos.chronos2.config import Chronos2CoreConfig
from chronos.chronos_bolt import ChronosBoltModelForForecasting
from tiny import make_all, model
from transformers import T5Config, T5ForConditionalGeneration

SIZE = {"d_model": 32, "d_kv": 8, "d_ff": 64, "num_layers": 2, "num_heads": 4}
QUANTILES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
PATCHES = {"input_patch_size": 16, "input_patch_stride": 16}


@model("chronos-t5", pipeline_tag="time-series-forecasting")
def of_tokens(folder: Path) -> None:
    # As in the published ones, but for 256 tokens and not 4096.
    tokens = {"n_tokens": 256, "n_special_tokens": 2, "pad_token_id": 0, "eos_token_id": 1, "use_eos_token": True}
    forecasts = {
        "tokenizer_class": "MeanScaleUniformBins",
        "tokenizer_kwargs": {"low_limit": -15.0, "high_limit": 15.0},
        "context_length": 64,
        "prediction_length": 16,
        **tokens,
        "model_type": "seq2seq",
        "num_samples": 4,
        "temperature": 1.0,
        "top_k": 50,
        "top_p": 1.0,
    }
    config = T5Config(
        vocab_size=tokens["n_tokens"],
        pad_token_id=0,
        eos_token_id=1,
        decoder_start_token_id=0,
        chronos_config=forecasts,
        **SIZE,
    )
    T5ForConditionalGeneration(config).save_pretrained(folder)


@model("chronos-bolt", pipeline_tag="time-series-forecasting")
def bolt(folder: Path) -> None:
    forecasts = {
        "context_length": 64,
        "prediction_length": 16,
        "quantiles": QUANTILES,
        "use_reg_token": True,
        **PATCHES,
    }
    config = T5Config(
        pad_token_id=0,
        eos_token_id=1,
        decoder_start_token_id=0,
        chronos_config=forecasts,
        chronos_pipeline_class="ChronosBoltPipeline",
        **SIZE,
    )
    ChronosBoltModelForForecasting(config).save_pretrained(folder)


@model("chronos-2", pipeline_tag="time-series-forecasting")
def second_generation(folder: Path) -> None:
    forecasts = {
        "context_length": 64,
        "output_patch_size": 16,
        "max_output_patches": 4,
        "quantiles": QUANTILES,
        "use_reg_token": True,
        "use_arcsinh": True,
        **PATCHES,
    }
    config = Chronos2CoreConfig(chronos_config=forecasts, chronos_pipeline_class="Chronos2Pipeline", **SIZE)
    Chronos2Model(config).save_pretrained(folder)


make_all()
