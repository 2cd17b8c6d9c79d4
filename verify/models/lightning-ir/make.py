"""What searches by one vector a text, by one a word, and what judges a query and a document together."""

from pathlib import Path
from tempfile import TemporaryDirectory

from lightning_ir import BiEncoderModule, CrossEncoderModule
from lightning_ir.models import ColConfig, DprConfig, MonoConfig
from networks import bert
from tiny import make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertModel


def save(folder: Path, Module: type, config: object) -> None:
    with TemporaryDirectory() as base:
        word_pieces().save_pretrained(base)
        BertModel(bert()).save_pretrained(base)
        made = Module(base, config=config)
    made.model.save_pretrained(folder)
    made.tokenizer.save_pretrained(folder)


@model("lightning-dpr", tags=["bi-encoder"])
def one_vector(folder: Path) -> None:
    save(folder, BiEncoderModule, DprConfig())


@model("lightning-colbert", tags=["bi-encoder"])
def vector_a_word(folder: Path) -> None:
    save(folder, BiEncoderModule, ColConfig(embedding_dim=16))


@model("lightning-mono", tags=["cross-encoder"])
def together(folder: Path) -> None:
    save(folder, CrossEncoderModule, MonoConfig())


make_all()
