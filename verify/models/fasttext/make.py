"""Vectors of words, and a classifier of lines."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

import fasttext
import numpy as np
from text import SENTENCES
from tiny import make_all, model

SIZE = 16
LINES = [" ".join(re.findall(r"\w+", sentence.lower())) for sentence in SENTENCES]
# One thread: several train on each other's changes, in an order that nothing fixes. With one, fastText 0.9.3 fills a
# tenth of the vectors and leaves the rest as the memory was: so every vector is given, and there are none of letters.
SETTINGS = {"dim": SIZE, "epoch": 2, "minCount": 1, "maxn": 0, "bucket": 0, "thread": 1, "verbose": 0}


def train(how: object, lines: list[str], folder: Path) -> None:
    words = ["</s>", *sorted({word for line in lines for word in line.split()})]
    vectors = np.random.uniform(-1 / SIZE, 1 / SIZE, (len(words), SIZE))
    with TemporaryDirectory() as scratch:
        text, start = Path(scratch, "lines.txt"), Path(scratch, "start.vec")
        text.write_text("\n".join(lines) + "\n", encoding="utf-8")
        rows = [f"{word} {' '.join(f'{value:.6f}' for value in row)}\n" for word, row in zip(words, vectors)]
        start.write_text(f"{len(words)} {SIZE}\n{''.join(rows)}", encoding="utf-8")
        how(str(text), pretrainedVectors=str(start), **SETTINGS).save_model(str(folder / "model.bin"))


@model("vectors", pipeline_tag="feature-extraction")
def vectors(folder: Path) -> None:
    train(fasttext.train_unsupervised, LINES, folder)


@model("lines", pipeline_tag="text-classification")
def classifier(folder: Path) -> None:
    kinds = ["question" if sentence.endswith("?") else "statement" for sentence in SENTENCES]
    train(fasttext.train_supervised, [f"__label__{kind} {line}" for kind, line in zip(kinds, LINES)], folder)


make_all()
