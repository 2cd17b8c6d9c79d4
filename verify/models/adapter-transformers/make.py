"""Two whole models whose cards name the library, and adapters for them with heads of several kinds."""

from pathlib import Path

import torch
from adapters import AutoAdapterModel
from networks import bert, gpt
from tiny import OWNER, make_all, model
from tokenizers_of_samples import bytes_of_text, word_pieces
from transformers import BertForMaskedLM, GPT2LMHeadModel

READER, WRITER = "adapted-reader", "adapted-writer"


@model(READER)
def reader(folder: Path) -> None:
    BertForMaskedLM(bert()).save_pretrained(folder)
    word_pieces().save_pretrained(folder)


@model(WRITER, pipeline_tag="text-generation")
def writer(folder: Path) -> None:
    GPT2LMHeadModel(gpt()).save_pretrained(folder)
    bytes_of_text().save_pretrained(folder)


def save(folder: Path, base: str, add_head: str, **options: object) -> None:
    adapted = AutoAdapterModel.from_config(gpt() if base == WRITER else bert())
    adapted.config.name_or_path = f"{OWNER}/{base}"
    adapted.add_adapter("own", config="seq_bn")
    getattr(adapted, add_head)("own", **options)
    adapted.save_adapter(str(folder), "own")


def card(base: str) -> dict:
    """What adapters' own upload writes into the card."""
    return {"tags": ["adapter-transformers", "gpt2" if base == WRITER else "bert"]}


@model("adapter-of-opinions", pipeline_tag="text-classification", **card(READER))
def opinions(folder: Path) -> None:
    labels = {0: "bad", 1: "good"}
    save(folder, READER, "add_classification_head", num_labels=2, id2label=labels)


@model("adapter-of-names", pipeline_tag="token-classification", **card(READER))
def names(folder: Path) -> None:
    labels = {0: "O", 1: "PERSON", 2: "PLACE"}
    save(folder, READER, "add_tagging_head", num_labels=3, id2label=labels)


@model("adapter-of-answers", pipeline_tag="question-answering", **card(READER))
def answers(folder: Path) -> None:
    save(folder, READER, "add_qa_head")
    # Random weights may let an answer end before it begins, and there is nothing to print: here it does both at once.
    file = folder / "pytorch_model_head.bin"
    head = torch.load(file)
    for values in head.values():
        values[1] = values[0]
    torch.save(head, file)


@model("adapter-of-words", pipeline_tag="text-generation", **card(WRITER))
def words(folder: Path) -> None:
    save(folder, WRITER, "add_causal_lm_head")


make_all()
