"""A synthesizer in its four parts, which speak for a second and a half whatever they are to say."""

import json
from pathlib import Path

import numpy as np
import onnx_graph
from onnx import helper
from onnx_graph import FLOAT, INT64
from supertonic.config import (
    CFG_REL_PATH,
    DP_ONNX_REL_PATH,
    TEXT_ENC_ONNX_REL_PATH,
    UNICODE_INDEXER_REL_PATH,
    VECTOR_EST_ONNX_REL_PATH,
    VOCODER_ONNX_REL_PATH,
    VOICE_STYLES_DIR,
)
from tiny import make_all, model

SECONDS = 1.5
# Samples of a part of the sound, and how many of these a step of the latents has.
CHUNK, STEPS = 512, 6
LATENT = 4
WIDTH = 8
TTL, DP = [1, 5, WIDTH], [1, 2, 4]

TEXT = {"text_ids": (INT64, ["batch", "text"])}
MASK = {"text_mask": (FLOAT, ["batch", 1, "text"])}
TTL_INPUT = {"style_ttl": (FLOAT, ["batch", *TTL[1:]])}


def random(*shape: int) -> np.ndarray:
    return np.random.normal(0, 0.1, shape).astype(np.float32)


def save_duration_predictor(file: Path) -> None:
    nodes = [
        helper.make_node("ReduceSum", ["text_mask", "axes"], ["letters"], keepdims=0),
        helper.make_node("Mul", ["letters", "none"], ["zero"]),
        helper.make_node("Add", ["zero", "seconds"], ["duration"]),
    ]
    inputs = {**TEXT, "style_dp": (FLOAT, ["batch", *DP[1:]]), **MASK}
    weights = {
        "axes": np.array([1, 2], dtype=np.int64),
        "none": np.array(0, dtype=np.float32),
        "seconds": np.array(SECONDS, dtype=np.float32),
    }
    onnx_graph.save(file, inputs, {"duration": ["batch"]}, nodes, weights)


def save_text_encoder(file: Path, vocabulary: int) -> None:
    nodes = [
        helper.make_node("Gather", ["letters", "text_ids"], ["embedded"]),
        helper.make_node("Transpose", ["embedded"], ["text_emb"], perm=[0, 2, 1]),
    ]
    inputs = {**TEXT, **TTL_INPUT, **MASK}
    onnx_graph.save(file, inputs, {"text_emb": ["batch", WIDTH, "text"]}, nodes, {"letters": random(vocabulary, WIDTH)})


def save_vector_estimator(file: Path) -> None:
    nodes = [
        helper.make_node("Tanh", ["noisy_latent"], ["bounded"]),
        helper.make_node("Mul", ["bounded", "latent_mask"], ["denoised_latent"]),
    ]
    latent = ["batch", LATENT * STEPS, "latents"]
    inputs = {
        "noisy_latent": (FLOAT, latent),
        "text_emb": (FLOAT, ["batch", WIDTH, "text"]),
        **TTL_INPUT,
        "latent_mask": (FLOAT, ["batch", 1, "latents"]),
        **MASK,
        "current_step": (FLOAT, ["batch"]),
        "total_step": (FLOAT, ["batch"]),
    }
    onnx_graph.save(file, inputs, {"denoised_latent": latent}, nodes, {})


def save_vocoder(file: Path) -> None:
    nodes = [
        helper.make_node("Transpose", ["latent"], ["steps"], perm=[0, 2, 1]),
        helper.make_node("MatMul", ["steps", "sounds"], ["spoken"]),
        helper.make_node("Reshape", ["spoken", "shape"], ["wav_tts"]),
    ]
    weights = {"sounds": random(LATENT * STEPS, CHUNK * STEPS), "shape": np.array([0, -1], dtype=np.int64)}
    inputs = {"latent": (FLOAT, ["batch", LATENT * STEPS, "latents"])}
    onnx_graph.save(file, inputs, {"wav_tts": ["batch", "time"]}, nodes, weights)


def style(dims: list[int]) -> dict:
    return {"dims": dims, "data": random(*dims).tolist(), "type": "float32"}


@model("supertonic-3", pipeline_tag="text-to-speech")
def third(folder: Path) -> None:
    # The number of each letter below U+0250; -1 is one that is not known.
    letters = [code - 31 if chr(code).isprintable() else -1 for code in range(0x250)]
    save_duration_predictor(folder / DP_ONNX_REL_PATH)
    save_text_encoder(folder / TEXT_ENC_ONNX_REL_PATH, len(letters))
    save_vector_estimator(folder / VECTOR_EST_ONNX_REL_PATH)
    save_vocoder(folder / VOCODER_ONNX_REL_PATH)
    settings = {
        "ae": {"sample_rate": 44100, "base_chunk_size": CHUNK},
        "ttl": {"chunk_compress_factor": STEPS, "latent_dim": LATENT},
    }
    (folder / CFG_REL_PATH).write_text(json.dumps(settings), encoding="utf-8")
    (folder / UNICODE_INDEXER_REL_PATH).write_text(json.dumps(letters), encoding="utf-8")
    voices = folder / VOICE_STYLES_DIR
    voices.mkdir()
    for name in ["F1", "M1"]:
        (voices / f"{name}.json").write_text(json.dumps({"style_ttl": style(TTL), "style_dp": style(DP)}))


make_all()
