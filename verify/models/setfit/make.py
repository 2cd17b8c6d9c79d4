"""A classifier of sentences on top of an embedding model."""

from pathlib import Path
from tempfile import TemporaryDirectory

from networks import SMALL, bert
from sentence_transformers import SentenceTransformer
from sentence_transformers.sentence_transformer.modules import Pooling, Transformer
from setfit import SetFitModel
from sklearn.linear_model import LogisticRegression
from tiny import SEED, make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertModel


def body() -> SentenceTransformer:
    with TemporaryDirectory() as folder:
        BertModel(bert()).save_pretrained(folder)
        word_pieces().save_pretrained(folder)
        return SentenceTransformer(modules=[Transformer(folder), Pooling(SMALL["hidden_size"])], device="cpu")


@model("opinions", pipeline_tag="text-classification")
def opinions(folder: Path) -> None:
    encoder = body()
    texts = ["The room was spotless.", "The shower was cold.", "The staff was kind.", "Nobody answered."]
    head = LogisticRegression(random_state=SEED).fit(encoder.encode(texts), ["good", "bad", "good", "bad"])
    SetFitModel(model_body=encoder, model_head=head, labels=["bad", "good"]).save_pretrained(folder)


make_all()
