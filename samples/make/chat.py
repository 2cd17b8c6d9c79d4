"""tiny-chat: a Llama of two layers with a byte-level tokenizer of its own."""

from pathlib import Path

import numpy as np
from text import SENTENCES
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from weights import random_tensor, write_json, write_tensors

NAME = "tiny-chat"
VOCABULARY = 512
HIDDEN = 64
INTERMEDIATE = 128
LAYERS = 2
HEADS = 4
KEY_VALUE_HEADS = 2
CONTEXT = 1024
ROPE_THETA = 10000.0
NORM_EPSILON = 1e-05

PAD, END = "<|pad|>", "<|end|>"
SPECIAL = [PAD, END, "<|system|>", "<|user|>", "<|assistant|>"]
PAD_ID, END_ID = 0, 1


def tokenizer() -> Tokenizer:
    result = Tokenizer(models.BPE())
    result.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    result.decoder = decoders.ByteLevel()
    result.train_from_iterator(
        SENTENCES,
        trainers.BpeTrainer(
            vocab_size=VOCABULARY,
            special_tokens=[AddedToken(token, special=True, normalized=False) for token in SPECIAL],
            initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
            show_progress=False,
        ),
    )
    if result.get_vocab_size() != VOCABULARY:
        raise SystemExit(f"the text gives {result.get_vocab_size()} tokens; {VOCABULARY} are wanted: make it longer")
    return result


def weights() -> dict[str, np.ndarray]:
    head = HIDDEN // HEADS
    shapes = {"model.embed_tokens": (VOCABULARY, HIDDEN)}
    for layer in range(LAYERS):
        block = f"model.layers.{layer}"
        shapes |= {
            f"{block}.self_attn.q_proj": (HEADS * head, HIDDEN),
            f"{block}.self_attn.k_proj": (KEY_VALUE_HEADS * head, HIDDEN),
            f"{block}.self_attn.v_proj": (KEY_VALUE_HEADS * head, HIDDEN),
            f"{block}.self_attn.o_proj": (HIDDEN, HEADS * head),
            f"{block}.mlp.gate_proj": (INTERMEDIATE, HIDDEN),
            f"{block}.mlp.up_proj": (INTERMEDIATE, HIDDEN),
            f"{block}.mlp.down_proj": (HIDDEN, INTERMEDIATE),
        }
    # Large enough that the layers outweigh the word that was read last: it would only be repeated.
    tensors = {f"{name}.weight": random_tensor(f"{NAME}/{name}", shape, scale=0.25) for name, shape in shapes.items()}
    # Single bytes and control tokens score low, so that what is generated can be read.
    tensors["model.embed_tokens.weight"][: len(SPECIAL) + len(pre_tokenizers.ByteLevel.alphabet())] *= 0.2
    norms = ["model.norm"] + [
        f"model.layers.{layer}.{norm}" for layer in range(LAYERS) for norm in ("input_layernorm", "post_attention_layernorm")
    ]
    return tensors | {f"{name}.weight": np.ones(HIDDEN, dtype="float32") for name in norms}


CONFIG = {
    "architectures": ["LlamaForCausalLM"],
    "model_type": "llama",
    "vocab_size": VOCABULARY,
    "hidden_size": HIDDEN,
    "intermediate_size": INTERMEDIATE,
    "num_hidden_layers": LAYERS,
    "num_attention_heads": HEADS,
    "num_key_value_heads": KEY_VALUE_HEADS,
    "max_position_embeddings": CONTEXT,
    "rope_theta": ROPE_THETA,
    "rms_norm_eps": NORM_EPSILON,
    "hidden_act": "silu",
    "tie_word_embeddings": True,
    "bos_token_id": None,
    "eos_token_id": END_ID,
    "pad_token_id": PAD_ID,
    "torch_dtype": "float32",
}


def make(folder: Path) -> None:
    write_tensors(folder / "model.safetensors", weights())
    write_json(folder / "config.json", CONFIG)
    write_json(
        folder / "generation_config.json",
        {"eos_token_id": END_ID, "pad_token_id": PAD_ID, "max_new_tokens": 32},
    )
    write_json(
        folder / "tokenizer_config.json",
        {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "eos_token": END,
            "pad_token": PAD,
            "model_max_length": CONTEXT,
            "clean_up_tokenization_spaces": False,
        },
    )
    tokenizer().save(str(folder / "tokenizer.json"))
