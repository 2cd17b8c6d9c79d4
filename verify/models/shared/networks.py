"""Sizes of networks that models of several libraries are built on."""

import chat
import embeddings
from transformers import BertConfig, GPT2Config

SMALL = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64}


def bert(**more: object) -> BertConfig:
    """For the word pieces of `tokenizers_of_samples`."""
    return BertConfig(vocab_size=embeddings.VOCABULARY, max_position_embeddings=embeddings.POSITIONS, **SMALL, **more)


def gpt() -> GPT2Config:
    """For the bytes of text of `tokenizers_of_samples`."""
    return GPT2Config(
        vocab_size=chat.VOCABULARY,
        n_positions=256,
        n_embd=32,
        n_layer=2,
        n_head=4,
        bos_token_id=chat.END_ID,
        eos_token_id=chat.END_ID,
        pad_token_id=chat.PAD_ID,
    )
