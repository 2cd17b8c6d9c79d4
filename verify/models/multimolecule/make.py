"""Reads RNA: guesses masked letters, makes vectors, tells structure and how much is made of it."""

from pathlib import Path

from multimolecule import (
    FramepoolConfig,
    FramepoolForSequencePrediction,
    RnaFmConfig,
    RnaFmForPreTraining,
    RnaFmForSecondaryStructurePrediction,
    RnaFmModel,
    RnaTokenizer,
)
from tiny import make_all, model

SMALL = {"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 32}
TAGS = ["Biology", "RNA"]


def save(folder: Path, network: object, tokenizer: RnaTokenizer) -> None:
    network.save_pretrained(folder)
    tokenizer.save_pretrained(folder)


def rnafm(**more: object) -> RnaFmConfig:
    return RnaFmConfig(**SMALL, **more)


@model("rna-masked", pipeline_tag="fill-mask", tags=TAGS, mask_token="<mask>")
def masked(folder: Path) -> None:
    save(folder, RnaFmForPreTraining(rnafm()), RnaTokenizer())


@model("rna-features", pipeline_tag="feature-extraction", tags=TAGS)
def features(folder: Path) -> None:
    save(folder, RnaFmModel(rnafm()), RnaTokenizer())


@model("rna-structure", pipeline_tag="other", tags=TAGS, pipeline="rna-secondary-structure")
def structure(folder: Path) -> None:
    head = {"hidden_size": 8, "num_channels": 8, "num_layers": 2}
    save(folder, RnaFmForSecondaryStructurePrediction(rnafm(head=head)), RnaTokenizer())


@model("rna-load", pipeline_tag="other", tags=TAGS, pipeline="mean-ribosome-load")
def load(folder: Path) -> None:
    config = FramepoolConfig(conv_channels=8, dense_sizes=[8])
    save(folder, FramepoolForSequencePrediction(config), RnaTokenizer(alphabet="streamline"))


make_all()
