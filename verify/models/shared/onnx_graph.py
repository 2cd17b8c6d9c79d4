"""Small ONNX graphs, with inputs and outputs of the names that a library asks its files for."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64
# A number is a fixed size, a name one that may differ from call to call.
Shape = Sequence[int | str]


def save(
    file: Path,
    inputs: Mapping[str, tuple[int, Shape]],
    outputs: Mapping[str, Shape],
    nodes: Sequence[onnx.NodeProto],
    weights: Mapping[str, np.ndarray],
) -> None:
    """Writes a graph; an input is an element type and a shape, each output is of 32-bit floats."""
    graph = helper.make_graph(
        nodes,
        file.stem,
        [helper.make_tensor_value_info(name, kind, shape) for name, (kind, shape) in inputs.items()],
        [helper.make_tensor_value_info(name, FLOAT, shape) for name, shape in outputs.items()],
        [numpy_helper.from_array(value, name) for name, value in weights.items()],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 15)], ir_version=8)
    onnx.checker.check_model(made, full_check=True)
    file.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(made, file)
