"""A tagger and a classifier on top of a transformer, and a tagger that reads letters; flair keeps all in one file."""

import string
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from flair.data import Dictionary
from flair.embeddings import FlairEmbeddings, StackedEmbeddings, TransformerDocumentEmbeddings, TransformerWordEmbeddings
from flair.models import LanguageModel, SequenceTagger, TextClassifier
from networks import bert
from tiny import make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertModel

FILE = "pytorch_model.bin"


def labels(*names: str, of_spans: bool = False) -> Dictionary:
    dictionary = Dictionary(add_unk=False)
    dictionary.span_labels = of_spans
    for name in names:
        dictionary.add_item(name)
    return dictionary


def transformer(Embeddings: type, **more: object) -> object:
    with TemporaryDirectory() as base:
        word_pieces().save_pretrained(base)
        BertModel(bert()).save_pretrained(base)
        return Embeddings(base, **more)


def save_tagger(folder: Path, embeddings: object) -> None:
    kinds = labels("PER", "LOC", of_spans=True)
    tagger = SequenceTagger(embeddings, kinds, "ner", hidden_size=16, use_crf=False)
    with torch.no_grad():
        # Sure of one kind: random weights may see nothing at all.
        tagger.linear.bias[tagger.label_dictionary.get_idx_for_item("S-PER")] = 5
    tagger.save(folder / FILE)


@model("names-by-words", pipeline_tag="token-classification")
def by_words(folder: Path) -> None:
    save_tagger(folder, transformer(TransformerWordEmbeddings))


@model("names-by-letters", pipeline_tag="token-classification")
def by_letters(folder: Path) -> None:
    letters = labels("<unk>", *string.ascii_letters, *string.punctuation, " ", "\n")
    directions = [FlairEmbeddings(LanguageModel(letters, forward, hidden_size=16, nlayers=1)) for forward in (True, False)]
    save_tagger(folder, StackedEmbeddings(directions))


@model("moods", pipeline_tag="text-classification")
def moods(folder: Path) -> None:
    embeddings = transformer(TransformerDocumentEmbeddings)
    TextClassifier(embeddings, "sentiment", label_dictionary=labels("good", "bad")).save(folder / FILE)


make_all()
