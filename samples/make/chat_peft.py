"""tiny-chat-peft: a low-rank adapter of tiny-chat."""

from pathlib import Path

import chat
from weights import random_tensor, write_json, write_tensors

NAME = "tiny-chat-peft"
RANK = 4
TARGETS = {"q_proj": chat.HIDDEN, "v_proj": chat.HIDDEN * chat.KEY_VALUE_HEADS // chat.HEADS}


def make(folder: Path) -> None:
    tensors = {}
    for layer in range(chat.LAYERS):
        for target, rows in TARGETS.items():
            prefix = f"base_model.model.model.layers.{layer}.self_attn.{target}"
            for part, shape in (("lora_A", (RANK, chat.HIDDEN)), ("lora_B", (rows, RANK))):
                name = f"{prefix}.{part}.weight"
                tensors[name] = random_tensor(f"{NAME}/{name}", shape)
    write_tensors(folder / "adapter_model.safetensors", tensors)
    write_json(
        folder / "adapter_config.json",
        {
            "peft_type": "LORA",
            "task_type": "CAUSAL_LM",
            "base_model_name_or_path": f"modelshelf/{chat.NAME}",
            "r": RANK,
            "lora_alpha": 8,
            "lora_dropout": 0.0,
            "bias": "none",
            "target_modules": sorted(TARGETS),
            "inference_mode": True,
        },
    )
