"""Untrained pipelines: one that names entities, one that classifies."""

from pathlib import Path

import spacy
from spacy.training import Example
from tiny import SEED, make_all, model


def save(folder: Path, component: str, text: str, annotation: dict) -> None:
    spacy.util.fix_random_seed(SEED)
    nlp = spacy.blank("en")
    nlp.add_pipe(component)
    example = Example.from_dict(nlp.make_doc(text), annotation)
    nlp.initialize(lambda: [example])
    nlp.to_disk(folder)


@model("pipeline")
def pipeline(folder: Path) -> None:
    save(folder, "ner", "Ada Lovelace met Charles Babbage.", {"entities": [(0, 12, "PERSON"), (17, 32, "PERSON")]})


@model("categories")
def categories(folder: Path) -> None:
    save(folder, "textcat", "The room was spotless.", {"cats": {"good": 1.0, "bad": 0.0}})


make_all()
