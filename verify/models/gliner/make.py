"""Finds things of kinds that are named when it is asked; one of the two finds how they relate, too."""

from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from gliner import GLiNER
from networks import SMALL, bert
from tiny import OWNER, make_all, model
from tokenizers_of_samples import word_pieces
from transformers import BertModel


def be_sure(network: torch.nn.Module) -> None:
    """What random weights find is too unsure to be told: here all spans are alike, and like what is looked for."""
    with torch.no_grad():
        network.span_rep_layer.span_rep_layer.out_project[-1].bias.fill_(0.5)
        network.prompt_rep_layer[-1].bias.fill_(0.5)
        [*_, last] = [layer for layer in network.token_rep_layer.modules() if isinstance(layer, torch.nn.LayerNorm)]
        last.bias.fill_(1.0)


def save(folder: Path, markers: dict[str, str], **more: object) -> None:
    tokenizer = word_pieces()
    tokenizer.add_tokens(list(markers.values()))
    if "rel_token" in markers:
        more["rel_token_index"] = tokenizer.convert_tokens_to_ids(markers["rel_token"])
    encoder = bert()
    encoder.vocab_size = len(tokenizer)
    with TemporaryDirectory() as base:
        tokenizer.save_pretrained(base)
        BertModel(encoder).save_pretrained(base)
        made = GLiNER.from_config(
            {
                "model_name": base,
                "encoder_config": encoder.to_dict(),
                "hidden_size": SMALL["hidden_size"],
                "max_width": 4,
                "vocab_size": len(tokenizer),
                "class_token_index": tokenizer.convert_tokens_to_ids(markers["ent_token"]),
                **markers,
                **more,
            }
        )
    be_sure(made.model)
    made.config.model_name = f"{OWNER}/{folder.name}"
    made.save_pretrained(folder)


@model("entities-by-name", pipeline_tag="token-classification")
def entities(folder: Path) -> None:
    save(folder, {"ent_token": "<<ENT>>", "sep_token": "<<SEP>>"})


@model("entities-relex", pipeline_tag="token-classification")
def relations(folder: Path) -> None:
    markers = {"ent_token": "<<ENT>>", "sep_token": "<<SEP>>", "rel_token": "<<REL>>"}
    save(folder, markers, relations_layer="dot", triples_layer="DistMult")


make_all()
