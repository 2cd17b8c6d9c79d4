"""Topics of sentences, with the words of each and the name of the model that embeds them."""

from pathlib import Path

import embeddings
import numpy as np
from bertopic import BERTopic
from bertopic.backend import BaseEmbedder
from bertopic.dimensionality import BaseDimensionalityReduction
from sklearn.cluster import KMeans
from text import SENTENCES
from tiny import SEED, make_all, model

# The sample model of sentence embeddings.
EMBEDDINGS = "modelshelf/tiny-embeddings"


class AtRandom(BaseEmbedder):
    def embed(self, documents: list[str], verbose: bool = False) -> np.ndarray:
        return np.random.default_rng(SEED).normal(size=(len(documents), embeddings.HIDDEN)).astype("float32")


@model("topics-of-sentences", pipeline_tag="text-classification")
def topics(folder: Path) -> None:
    clusters = KMeans(3, random_state=SEED)
    made = BERTopic(embedding_model=AtRandom(), umap_model=BaseDimensionalityReduction(), hdbscan_model=clusters)
    made.fit(SENTENCES)
    made.save(folder, serialization="safetensors", save_ctfidf=True, save_embedding_model=EMBEDDINGS)


make_all()
