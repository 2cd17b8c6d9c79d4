"""Weights of RWKV-7 and of RWKV-6.

The package runs networks and has no class that makes one, so the tensors are made here, by the names that it reads.
"""

from collections.abc import Callable
from pathlib import Path

import torch
from tiny import make_all, model

# The package's own tokenizer has so many tokens; those for one byte of text are among the first.
VOCABULARY = 65536
TEXT = slice(34, 128)
WIDTH = 8
HEADS = 2
LAYERS = 2
RANK = 4

Tensors = dict[str, torch.Tensor]


def norm(name: str) -> Tensors:
    return {f"{name}.weight": torch.ones(WIDTH), f"{name}.bias": torch.zeros(WIDTH)}


def matrices(prefix: str, *names: str, rows: int = WIDTH, columns: int = WIDTH) -> Tensors:
    return {f"{prefix}.{name}.weight": torch.randn(rows, columns) / columns**0.5 for name in names}


def vectors(prefix: str, *names: str) -> Tensors:
    return {f"{prefix}.{name}": torch.rand(1, 1, WIDTH) for name in names}


def low_rank(prefix: str, *pairs: str) -> Tensors:
    """Two matrices for each of `pairs`, from the width to the rank and back."""
    made = {}
    for name in pairs:
        made |= {f"{prefix}.{name}1": torch.randn(WIDTH, RANK) / 10, f"{prefix}.{name}2": torch.randn(RANK, WIDTH) / 10}
    return made


def seventh(layer: int) -> Tensors:
    att, ffn = f"blocks.{layer}.att", f"blocks.{layer}.ffn"
    return {
        **vectors(att, "x_r", "x_w", "x_k", "x_v", "x_a", "x_g", "w0", "a0", "v0", "k_k", "k_a"),
        **low_rank(att, "w", "a", "v", "g"),
        f"{att}.r_k": torch.randn(HEADS, WIDTH // HEADS) / 10,
        **matrices(att, "receptance", "key", "value", "output"),
        **norm(f"{att}.ln_x"),
        **vectors(ffn, "x_k"),
        **matrices(ffn, "key", rows=4 * WIDTH),
        **matrices(ffn, "value", columns=4 * WIDTH),
    }


def sixth(layer: int) -> Tensors:
    att, ffn = f"blocks.{layer}.att", f"blocks.{layer}.ffn"
    return {
        **vectors(att, *(f"time_maa_{name}" for name in "xwkvrg")),
        f"{att}.time_maa_w1": torch.randn(WIDTH, 5 * RANK) / 10,
        f"{att}.time_maa_w2": torch.randn(5, RANK, WIDTH) / 10,
        **vectors(att, "time_decay"),
        **low_rank(att, "time_decay_w"),
        f"{att}.time_faaaa": torch.randn(HEADS, WIDTH // HEADS),
        **matrices(att, "receptance", "key", "value", "output", "gate"),
        **norm(f"{att}.ln_x"),
        **vectors(ffn, "time_maa_k", "time_maa_r"),
        **matrices(ffn, "key", rows=4 * WIDTH),
        **matrices(ffn, "receptance"),
        **matrices(ffn, "value", columns=4 * WIDTH),
    }


def save(file: Path, block: Callable[[int], Tensors]) -> None:
    tensors = {"emb.weight": torch.randn(VOCABULARY, WIDTH), **norm("blocks.0.ln0")}
    for layer in range(LAYERS):
        tensors |= norm(f"blocks.{layer}.ln1") | norm(f"blocks.{layer}.ln2") | block(layer)
    tensors |= norm("ln_out")
    tensors["head.weight"] = torch.randn(VOCABULARY, WIDTH)
    # One of the last numbers is always large, and says text: other tokens may be a part of a letter.
    tensors["ln_out.bias"][0] = 20
    tensors["head.weight"][:, 0] = -1
    tensors["head.weight"][TEXT, 0] = 1
    # Published weights have this precision.
    torch.save({name: tensor.bfloat16() for name, tensor in tensors.items()}, file)


@model("rwkv7-g1", pipeline_tag="text-generation")
def seventh_generation(folder: Path) -> None:
    save(folder / "rwkv7-g1a-0.1b-20250728-ctx4096.pth", seventh)


@model("rwkv-6-world", pipeline_tag="text-generation")
def sixth_generation(folder: Path) -> None:
    save(folder / "RWKV-x060-World-1B6-v2.1-20240328-ctx4096.pth", sixth)


make_all()
