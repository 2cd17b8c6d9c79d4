"""Reads pictures and texts: with OpenCLIP's own tokenizer, and with one of transformers that lies beside the weights."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import embeddings
import open_clip
from open_clip.push_to_hf_hub import save_config_for_hf, save_for_hf
from safetensors.torch import save_file
from tiny import OWNER, make_all, model
from tokenizers_of_samples import word_pieces

VISION = {"image_size": 32, "layers": 1, "width": 32, "head_width": 16, "patch_size": 16}
CARD = {"tags": ["clip"], "pipeline_tag": "zero-shot-image-classification"}


def save(folder: Path, tokenizer: object | None, text: dict) -> None:
    config = {"embed_dim": 16, "vision_cfg": VISION, "text_cfg": text}
    with TemporaryDirectory() as scratch:
        named = Path(scratch) / f"{folder.name}.json"
        named.write_text(json.dumps(config), encoding="utf-8")
        open_clip.add_model_config(named)
        network = open_clip.create_model(folder.name)
    if tokenizer is None:
        save_file(network.state_dict(), folder / "open_clip_model.safetensors")
        save_config_for_hf(network, folder / "open_clip_config.json", config)
    else:
        save_for_hf(network, tokenizer, config, folder, safe_serialization=True)


@model("clip", **CARD)
def clip(folder: Path) -> None:
    # OpenCLIP's tokenizer has tens of thousands of tokens, so each is small.
    count = open_clip.tokenizer.SimpleTokenizer().vocab_size
    save(folder, None, {"context_length": 77, "vocab_size": count, "width": 8, "heads": 2, "layers": 1})


@model("clip-of-word-pieces", **CARD)
def clip_of_word_pieces(folder: Path) -> None:
    text = {
        "context_length": 16,
        "vocab_size": embeddings.VOCABULARY,
        "hf_tokenizer_name": f"{OWNER}/{folder.name}",
        "width": 16,
        "heads": 2,
        "layers": 1,
        "no_causal_mask": True,
        "pool_type": "last",
    }
    with TemporaryDirectory() as scratch:
        word_pieces().save_pretrained(scratch)
        save(folder, open_clip.tokenizer.HFTokenizer(scratch), text)


make_all()
