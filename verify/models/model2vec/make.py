"""Static embeddings of words."""

from pathlib import Path

import embeddings
import numpy as np
from model2vec import StaticModel
from tiny import make_all, model


@model("words")
def words(folder: Path) -> None:
    vectors = np.random.standard_normal((embeddings.VOCABULARY, 16)).astype("float32")
    StaticModel(vectors, embeddings.tokenizer()).save_pretrained(folder)


make_all()
