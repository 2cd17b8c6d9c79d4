"""ONNX models as Transformers.js loads them: a graph in onnx/, beside what the tokenizer needs.

The graphs are small enough to be built by hand: a table of vectors for the words, their mean, and a layer on top.
"""

import json
from pathlib import Path

import embeddings
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from tiny import make_all, model

WIDTH = 16
# Versions of the format that onnxruntime 1.17 and later read.
OPERATORS = 17
FORMAT = 8


def random(name: str, *shape: int) -> onnx.TensorProto:
    return numpy_helper.from_array(np.random.standard_normal(shape).astype("float32"), name)


def save(folder: Path, outputs: dict[str, list[int | str]], nodes: list, weights: list, architecture: str, **config: object) -> None:
    """Writes graph, config and tokenizer. Each graph takes what Transformers.js sends to a BERT."""
    names = ["input_ids", "attention_mask", "token_type_ids"]
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, ["batch", "length"]) for name in names]
    results = [helper.make_tensor_value_info(name, TensorProto.FLOAT, shape) for name, shape in outputs.items()]
    graph = helper.make_graph(nodes, "tiny", inputs, results, weights)
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPERATORS)], ir_version=FORMAT)
    onnx.checker.check_model(made, full_check=True)
    (folder / "onnx").mkdir()
    # Under both names that repositories have, the one for smaller weights being the one that is loaded. So small a
    # graph gains nothing by them.
    for name in ("model.onnx", "model_quantized.onnx"):
        onnx.save(made, folder / "onnx" / name)
    settings = {
        "architectures": [architecture],
        "model_type": "bert",
        "vocab_size": embeddings.VOCABULARY,
        "hidden_size": WIDTH,
        "num_hidden_layers": 0,
        "num_attention_heads": 1,
        "max_position_embeddings": embeddings.POSITIONS,
        **config,
    }
    tokens = {
        "tokenizer_class": "BertTokenizer",
        "do_lower_case": True,
        "model_max_length": embeddings.POSITIONS,
        **{f"{name}_token": f"[{name.upper()}]" for name in ("pad", "unk", "cls", "sep", "mask")},
    }
    (folder / "config.json").write_text(json.dumps(settings, indent=2), encoding="utf-8")
    (folder / "tokenizer_config.json").write_text(json.dumps(tokens, indent=2), encoding="utf-8")
    embeddings.tokenizer().save(str(folder / "tokenizer.json"))


def words() -> tuple[list, list]:
    """A vector for each token: `last_hidden_state`."""
    return [helper.make_node("Gather", ["table", "input_ids"], ["last_hidden_state"])], [
        random("table", embeddings.VOCABULARY, WIDTH)
    ]


@model("js-embeddings", pipeline_tag="feature-extraction")
def vectors(folder: Path) -> None:
    nodes, weights = words()
    save(folder, {"last_hidden_state": ["batch", "length", WIDTH]}, nodes, weights, "BertModel")


@model("js-sentiment", pipeline_tag="text-classification")
def sentiment(folder: Path) -> None:
    nodes, weights = words()
    nodes += [
        helper.make_node("ReduceMean", ["last_hidden_state"], ["mean"], axes=[1], keepdims=0),
        helper.make_node("MatMul", ["mean", "layer"], ["logits"]),
    ]
    labels = {"bad": 0, "good": 1}
    save(
        folder,
        {"logits": ["batch", 2]},
        nodes,
        [*weights, random("layer", WIDTH, 2)],
        "BertForSequenceClassification",
        id2label={index: label for label, index in labels.items()},
        label2id=labels,
    )


@model("js-masked", pipeline_tag="fill-mask")
def masked(folder: Path) -> None:
    nodes, weights = words()
    nodes.append(helper.make_node("MatMul", ["last_hidden_state", "layer"], ["logits"]))
    size = embeddings.VOCABULARY
    save(folder, {"logits": ["batch", "length", size]}, nodes, [*weights, random("layer", WIDTH, size)], "BertForMaskedLM")


make_all()
