"""Finds names. As always, its tokenizer is that of the repository of the encoder that it was made from: the sample model."""

from pathlib import Path

import embeddings
import torch
from span_marker import SpanMarkerModel
from tiny import make_all, model

SAMPLES = Path(embeddings.__file__).parent.parent / "models"


@model("span-names", pipeline_tag="token-classification")
def names(folder: Path) -> None:
    lengths = {"model_max_length": 64, "marker_max_length": 32, "entity_max_length": 4}
    made = SpanMarkerModel.from_pretrained(str(SAMPLES / embeddings.NAME), labels=["O", "PER", "LOC"], **lengths)
    with torch.no_grad():
        # Sure of one kind: random weights may see nothing at all.
        made.classifier.bias[1] = 5
    made.config.encoder["_name_or_path"] = f"modelshelf/{embeddings.NAME}"
    made.save_pretrained(folder, safe_serialization=True)


make_all()
