"""Seeded random weights, and files that come out the same every time."""

import json
import zlib
from pathlib import Path

import numpy as np
from safetensors.numpy import save_file


def random_tensor(name: str, shape: tuple[int, ...], scale: float = 0.08, dtype: str = "float32") -> np.ndarray:
    """Normal values. The seed is the tensor's name, so adding a tensor changes no other one."""
    # RandomState, because its stream is frozen; the newer generators may change between versions of numpy.
    state = np.random.RandomState(zlib.crc32(name.encode()))
    return (state.standard_normal(shape) * scale).astype(dtype)


def write_tensors(path: Path, tensors: dict[str, np.ndarray]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    save_file(tensors, path, metadata={"format": "pt"})
    path.chmod(0o644)


def write_json(path: Path, value: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n")
