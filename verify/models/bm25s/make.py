"""Search indexes of the sentences that the sample models' tokenizers are trained on, with and without the sentences."""

from pathlib import Path

import bm25s
from text import SENTENCES
from tiny import make_all, model


def index() -> bm25s.BM25:
    retriever = bm25s.BM25()
    retriever.index(bm25s.tokenize(SENTENCES, show_progress=False), show_progress=False)
    return retriever


@model("search")
def search(folder: Path) -> None:
    index().save(folder, corpus=SENTENCES)


@model("search-by-number")
def search_by_number(folder: Path) -> None:
    index().save(folder)


make_all()
