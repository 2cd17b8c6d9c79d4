"""A voice of somebody's own: the smallest of the makers' networks, made smaller, with the settings that name its files."""

from pathlib import Path

import torch
import yaml
from pocket_tts import TTSModel
from pocket_tts.utils.config import CONFIGS_DIR
from safetensors.torch import save_file
from tiny import OWNER, make_all, model
from tokenizers_of_samples import bytes_of_text

SEANET = {"dimension": 16, "n_filters": 2}
TRANSFORMER = {
    "d_model": 16,
    "num_heads": 2,
    "num_layers": 1,
    "dim_feedforward": 16,
    "input_dimension": 16,
    "output_dimensions": [16],
}


def settings(vocabulary: int) -> dict:
    """Those of the package for its smallest English model, with smaller networks and without the makers' files."""
    config = yaml.safe_load((CONFIGS_DIR / "english_2m_2026-10.yaml").read_text(encoding="utf-8"))
    for name in ["weights_path", "weights_path_without_voice_cloning"]:
        del config[name]
    lm, mimi = config["flow_lm"], config["mimi"]
    lm["flow"].update(depth=1, dim=16)
    lm["transformer"].update(d_model=16, num_layers=1, num_heads=2, dim_feedforward=16, attn_dim=16)
    lm["lookup_table"].update(dim=16, n_bins=vocabulary, rank=8, tokenizer="tokenizers")
    lm["z_dim"] = 16
    mimi.update(inner_dim=8, outer_dim=16)
    mimi["quantizer"].update(dimension=8, output_dimension=16)
    for part in ["seanet", "decoder_seanet"]:
        mimi[part].update(SEANET)
    for part in ["transformer", "decoder_transformer"]:
        mimi[part].update(TRANSFORMER)
    return config


@model("spoken-dialect", pipeline_tag="text-to-speech")
def dialect(folder: Path) -> None:
    tokenizer = bytes_of_text()
    tokenizer.backend_tokenizer.save(str(folder / "tokenizer.json"))
    config = settings(tokenizer.backend_tokenizer.get_vocab_size())
    local = folder / "english.yaml"

    def write(place: str, **more: str) -> None:
        config["flow_lm"]["lookup_table"]["tokenizer_path"] = f"{place}/tokenizer.json"
        local.write_text(yaml.safe_dump({**more, **config}, sort_keys=False), encoding="utf-8")

    write(str(folder))
    made = TTSModel.load_model(config=local)
    with torch.no_grad():
        # It is sure of the end as soon as it may stop.
        made.flow_lm.out_eos.bias.fill_(10.0)
    save_file({name: value.contiguous() for name, value in made.state_dict().items()}, folder / "model.safetensors")
    hub = f"hf://{OWNER}/{folder.name}"
    write(hub, weights_path=f"{hub}/model.safetensors")


make_all()
