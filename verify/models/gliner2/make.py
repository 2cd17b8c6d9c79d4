"""Finds things of kinds that are named when it is asked; one model of each of the two architectures."""

from pathlib import Path
from tempfile import TemporaryDirectory

from gliner2 import AutoExtractor, ExtractorConfig
from networks import bert
from tiny import OWNER, make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertModel


def save(folder: Path, **more: object) -> None:
    with TemporaryDirectory() as base:
        word_pieces().save_pretrained(base)
        BertModel(bert()).save_pretrained(base)
        made = AutoExtractor.from_config(ExtractorConfig(model_name=base, **more))
    made.config.model_name = f"{OWNER}/{folder.name}"
    made.save_pretrained(folder)


@model("things-by-spans", pipeline_tag="token-classification")
def spans(folder: Path) -> None:
    save(folder, max_width=4)


@model("things-by-boundaries", pipeline_tag="text-classification")
def boundaries(folder: Path) -> None:
    save(folder, architecture="boundary")


make_all()
