"""tiny-lora: a low-rank adapter of Stable Diffusion XL's first attention block."""

from pathlib import Path

from weights import random_tensor, write_tensors

NAME = "tiny-lora"
RANK = 4
# Widths of the block in the base model: its own and its text encoders'.
# Source: diffusers 0.42, UNet2DConditionModel with SDXL's sizes (read 2026-11-21).
WIDTH = 640
TEXT_WIDTH = 2048
BLOCK = "unet.down_blocks.1.attentions.0.transformer_blocks.0"


def make(folder: Path) -> None:
    tensors = {}
    for attention in ("attn1", "attn2"):
        for target in ("to_q", "to_k", "to_v", "to_out.0"):
            reads_text = attention == "attn2" and target in ("to_k", "to_v")
            columns = TEXT_WIDTH if reads_text else WIDTH
            prefix = f"{BLOCK}.{attention}.{target}"
            for part, shape in (("lora_A", (RANK, columns)), ("lora_B", (WIDTH, RANK))):
                name = f"{prefix}.{part}.weight"
                tensors[name] = random_tensor(f"{NAME}/{name}", shape, scale=0.02, dtype="float16")
    write_tensors(folder / "pytorch_lora_weights.safetensors", tensors)
