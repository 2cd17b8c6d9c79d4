"""A voice that makes a sound of its own for each phoneme."""

import json
from pathlib import Path

import numpy as np
import onnx_graph
from onnx import helper
from onnx_graph import FLOAT, INT64
from piper.config import PhonemeType, PiperConfig
from piper.phoneme_ids import DEFAULT_PHONEME_ID_MAP
from tiny import make_all, model

SYMBOLS = 256
# What one phoneme lasts.
SAMPLES = 512

CONFIG = PiperConfig(
    num_symbols=SYMBOLS,
    num_speakers=1,
    sample_rate=22050,
    espeak_voice="en-us",
    phoneme_id_map=DEFAULT_PHONEME_ID_MAP,
    phoneme_type=PhonemeType.ESPEAK,
    piper_version="1.0.0",
)


@model("voice", pipeline_tag="text-to-speech")
def voice(folder: Path) -> None:
    file = folder / "en_US-tiny-low.onnx"
    onnx_graph.save(
        file,
        {"input": (INT64, ["batch", "phonemes"]), "input_lengths": (INT64, ["batch"]), "scales": (FLOAT, [3])},
        {"output": ["batch", 1, "time"]},
        [
            helper.make_node("Gather", ["sounds", "input"], ["spoken"]),
            helper.make_node("Reshape", ["spoken", "shape"], ["output"]),
        ],
        {
            "sounds": np.random.uniform(-0.5, 0.5, (SYMBOLS, SAMPLES)).astype(np.float32),
            "shape": np.array([0, 1, -1], dtype=np.int64),
        },
    )
    file.with_name(f"{file.name}.json").write_text(json.dumps(CONFIG.to_dict()), encoding="utf-8")


make_all()
