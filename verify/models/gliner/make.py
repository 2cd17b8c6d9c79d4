"""Finds named kinds of things; one of the two finds how they relate, too."""

from pathlib import Path

from gliner import GLiNER
from networks import SMALL, bert
from tiny import make_all, model
from tokenizers_of_samples import word_pieces

MARKERS = {"ent_token": "<<ENT>>", "sep_token": "<<SEP>>"}


def network(folder: Path, **more: object) -> None:
    tokenizer = word_pieces()
    tokenizer.add_tokens(list({**MARKERS, **{key: value for key, value in more.items() if key == "rel_token"}}.values()))
    encoder = bert().to_dict() | {"vocab_size": len(tokenizer)}
    tokenizer.save_pretrained(folder)
    config = {
        "model_name": str(folder),
        "encoder_config": encoder,
        "hidden_size": SMALL["hidden_size"],
        "max_width": 4,
        "vocab_size": len(tokenizer),
        "class_token_index": tokenizer.convert_tokens_to_ids(MARKERS["ent_token"]),
        **MARKERS,
        **more,
    }
    made = GLiNER.from_config(config)
    made.save_pretrained(folder)


@model("entities-by-name", pipeline_tag="token-classification")
def entities(folder: Path) -> None:
    network(folder)


make_all()
