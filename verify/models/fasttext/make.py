"""Vectors of words, and a classifier of lines."""

from pathlib import Path

import fasttext
from text import SENTENCES
from tiny import make_all, model

# One thread: several would train on each other's changes, in an order that nothing fixes. The seed is fastText's own.
SETTINGS = {"dim": 8, "epoch": 2, "minCount": 1, "thread": 1, "bucket": 100, "verbose": 0}


def lines(folder: Path, texts: list[str]) -> str:
    file = folder / "lines.txt"
    file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return str(file)


@model("vectors", pipeline_tag="feature-extraction")
def vectors(folder: Path) -> None:
    text = lines(folder, SENTENCES)
    fasttext.train_unsupervised(text, **SETTINGS).save_model(str(folder / "model.bin"))
    Path(text).unlink()


@model("lines", pipeline_tag="text-classification")
def classifier(folder: Path) -> None:
    labelled = [f"__label__{'question' if text.endswith('?') else 'statement'} {text}" for text in SENTENCES]
    text = lines(folder, labelled)
    fasttext.train_supervised(text, **SETTINGS).save_model(str(folder / "model.bin"))
    Path(text).unlink()


make_all()
