"""An embedding model, a reranker and a sparse encoder."""

from pathlib import Path
from tempfile import TemporaryDirectory

from networks import SMALL, bert
from sentence_transformers import CrossEncoder, SentenceTransformer, SparseEncoder
from sentence_transformers.sentence_transformer.modules import Pooling, Transformer
from tiny import make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertForMaskedLM, BertForSequenceClassification, BertModel


def saved(folder: str, network: object) -> str:
    network.save_pretrained(folder)
    word_pieces().save_pretrained(folder)
    return folder


@model("sentences")
def sentences(folder: Path) -> None:
    with TemporaryDirectory() as base:
        transformer = Transformer(saved(base, BertModel(bert())))
        SentenceTransformer(modules=[transformer, Pooling(SMALL["hidden_size"])], device="cpu").save(str(folder))


@model("reranker", pipeline_tag="text-ranking", tags=["cross-encoder"])
def reranker(folder: Path) -> None:
    with TemporaryDirectory() as base:
        network = BertForSequenceClassification(bert(num_labels=1))
        CrossEncoder(saved(base, network), device="cpu").save(str(folder))


@model("sparse", pipeline_tag="feature-extraction", tags=["sparse-encoder"])
def sparse(folder: Path) -> None:
    with TemporaryDirectory() as base:
        SparseEncoder(saved(base, BertForMaskedLM(bert())), device="cpu").save(str(folder))


make_all()
