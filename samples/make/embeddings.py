"""tiny-embeddings: a BERT of two layers that turns a sentence into 64 numbers."""

import re
import string
from collections import Counter
from pathlib import Path

import numpy as np
from text import SENTENCES
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors
from weights import random_tensor, write_json, write_tensors

NAME = "tiny-embeddings"
VOCABULARY = 352
HIDDEN = 64
INTERMEDIATE = 128
LAYERS = 2
POSITIONS = 128
SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]


def vocabulary() -> dict[str, int]:
    """Every character, at a word's beginning and inside it, then the most frequent words. Training one is not repeatable."""
    words = Counter(re.findall(r"\w+|[^\w\s]", " ".join(SENTENCES).lower()))
    characters = sorted(set("".join(words)) | set(string.ascii_lowercase + string.digits + string.punctuation))
    frequent = sorted((word for word in words if len(word) > 1), key=lambda word: (-words[word], word))
    tokens = [*SPECIAL, *characters, *(f"##{character}" for character in characters), *frequent]
    if len(tokens) < VOCABULARY:
        raise SystemExit(f"the text gives {len(tokens)} tokens; {VOCABULARY} are wanted: make it longer")
    return {token: index for index, token in enumerate(tokens[:VOCABULARY])}


def tokenizer() -> Tokenizer:
    result = Tokenizer(models.WordPiece(vocabulary(), unk_token="[UNK]"))
    result.add_special_tokens(SPECIAL)
    result.normalizer = normalizers.BertNormalizer(lowercase=True)
    result.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    result.decoder = decoders.WordPiece()
    result.post_processor = processors.BertProcessing(("[SEP]", SPECIAL.index("[SEP]")), ("[CLS]", SPECIAL.index("[CLS]")))
    return result


def weights() -> dict[str, np.ndarray]:
    shapes = {
        "embeddings.word_embeddings": (VOCABULARY, HIDDEN),
        "embeddings.position_embeddings": (POSITIONS, HIDDEN),
        "embeddings.token_type_embeddings": (2, HIDDEN),
    }
    linear = {"pooler.dense": (HIDDEN, HIDDEN)}
    norms = ["embeddings.LayerNorm"]
    for layer in range(LAYERS):
        block = f"encoder.layer.{layer}"
        linear |= {f"{block}.attention.self.{part}": (HIDDEN, HIDDEN) for part in ("query", "key", "value")}
        linear |= {
            f"{block}.attention.output.dense": (HIDDEN, HIDDEN),
            f"{block}.intermediate.dense": (INTERMEDIATE, HIDDEN),
            f"{block}.output.dense": (HIDDEN, INTERMEDIATE),
        }
        norms += [f"{block}.attention.output.LayerNorm", f"{block}.output.LayerNorm"]
    tensors = {f"{name}.weight": random_tensor(f"{NAME}/{name}", shape) for name, shape in (shapes | linear).items()}
    tensors |= {f"{name}.bias": np.zeros(shape[0], dtype="float32") for name, shape in linear.items()}
    tensors |= {f"{name}.weight": np.ones(HIDDEN, dtype="float32") for name in norms}
    return tensors | {f"{name}.bias": np.zeros(HIDDEN, dtype="float32") for name in norms}


def make(folder: Path) -> None:
    write_tensors(folder / "model.safetensors", weights())
    write_json(
        folder / "config.json",
        {
            "architectures": ["BertModel"],
            "model_type": "bert",
            "vocab_size": VOCABULARY,
            "hidden_size": HIDDEN,
            "intermediate_size": INTERMEDIATE,
            "num_hidden_layers": LAYERS,
            "num_attention_heads": 4,
            "max_position_embeddings": POSITIONS,
            "type_vocab_size": 2,
            "pad_token_id": SPECIAL.index("[PAD]"),
            "torch_dtype": "float32",
        },
    )
    tokenizer().save(str(folder / "tokenizer.json"))
    write_json(
        folder / "tokenizer_config.json",
        {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "pad_token": "[PAD]",
            "unk_token": "[UNK]",
            "cls_token": "[CLS]",
            "sep_token": "[SEP]",
            "mask_token": "[MASK]",
            "model_max_length": POSITIONS,
            "clean_up_tokenization_spaces": False,
        },
    )
    # The short class names are read by every release since 2020; the newer ones map them.
    modules = [("", "Transformer"), ("1_Pooling", "Pooling"), ("2_Normalize", "Normalize")]
    write_json(
        folder / "modules.json",
        [
            {"idx": index, "name": str(index), "path": path, "type": f"sentence_transformers.models.{kind}"}
            for index, (path, kind) in enumerate(modules)
        ],
    )
    write_json(
        folder / "1_Pooling" / "config.json",
        {"word_embedding_dimension": HIDDEN, "pooling_mode_mean_tokens": True, "include_prompt": True},
    )
    write_json(folder / "sentence_bert_config.json", {"max_seq_length": POSITIONS, "do_lower_case": False})
    write_json(
        folder / "config_sentence_transformers.json",
        {"model_type": "SentenceTransformer", "similarity_fn_name": "cosine", "prompts": {}, "default_prompt_name": None},
    )
