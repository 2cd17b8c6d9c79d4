"""Classifies texts, labels words and fills gaps, with the tokenizer in the folder where Hezar keeps it."""

from pathlib import Path
from tempfile import TemporaryDirectory

import embeddings
from hezar.models import (
    BertMaskFilling,
    BertMaskFillingConfig,
    BertSequenceLabeling,
    BertSequenceLabelingConfig,
    BertTextClassification,
    BertTextClassificationConfig,
)
from hezar.preprocessors import WordPieceConfig, WordPieceTokenizer
from hezar.preprocessors.preprocessor import PreprocessorsContainer
from networks import SMALL
from tiny import make_all, model

SIZES = {"vocab_size": embeddings.VOCABULARY, "max_position_embeddings": embeddings.POSITIONS, **SMALL}


def save(folder: Path, network: object) -> None:
    with TemporaryDirectory() as scratch:
        file = f"{scratch}/tokenizer.json"
        embeddings.tokenizer().save(file)
        tokenizer = WordPieceTokenizer(WordPieceConfig(max_length=embeddings.POSITIONS), tokenizer_file=file)
    network.preprocessor = PreprocessorsContainer({tokenizer.config.name: tokenizer})
    network.save(folder)


@model("hezar-opinions", pipeline_tag="text-classification")
def opinions(folder: Path) -> None:
    save(folder, BertTextClassification(BertTextClassificationConfig(id2label={0: "negative", 1: "positive"}, **SIZES)))


@model("hezar-names", pipeline_tag="token-classification")
def names(folder: Path) -> None:
    save(folder, BertSequenceLabeling(BertSequenceLabelingConfig(num_labels=2, id2label={0: "B-person", 1: "B-city"}, **SIZES)))


@model("hezar-gaps", pipeline_tag="fill-mask")
def gaps(folder: Path) -> None:
    save(folder, BertMaskFilling(BertMaskFillingConfig(**SIZES)))


make_all()
