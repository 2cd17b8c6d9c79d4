"""Makes the tiny models that local apps are given: `python talker.py FOLDER` writes their repositories below it.

It is one model, in GGUF files and as MLX reads it. Its weights are set by hand. Attention and feed-forward layers add nothing, so what comes next depends on the last token
alone: after the word that asks the assistant to speak it says "Good day to you!" and ends, whatever was asked. So a
program that shows this sentence has loaded the file, asked the model by its chat template and read the answer. The
context is long, because coding agents ask with tens of thousands of characters, and a byte is a token here.
"""

import json
import sys
from pathlib import Path

import gguf
import numpy as np
from safetensors.numpy import save_file
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers

NAME = "talker"
CONTEXT = 131_072
HIDDEN = 64
HEADS = 2
PRECISIONS = {
    "F16": (gguf.LlamaFileType.MOSTLY_F16, gguf.GGMLQuantizationType.F16),
    "Q8_0": (gguf.LlamaFileType.MOSTLY_Q8_0, gguf.GGMLQuantizationType.Q8_0),
}

# A word begins with the mark that SentencePiece writes for a space.
SPACE = "\u2581"
SAYS = ["<|assistant|>", "Good", f"{SPACE}day", f"{SPACE}to", f"{SPACE}you", "!", "<|end|>"]
MARKS = ["<|system|>", "<|user|>", "<|tool|>", "<|assistant|>", "<|end|>"]

# One that knows tools: where a template knows none, llama.cpp's server makes the model write an object.
TEMPLATE = """\
{%- if tools %}<|system|>Call a tool by <tool_call>{"name": ..., "arguments": ...}</tool_call>.
{%- for tool in tools %}
{{ tool | tojson }}
{%- endfor %}<|end|>{% endif %}
{%- for message in messages %}<|{{ message.role }}|>{{ message.content }}
{%- for call in message.tool_calls or [] %}
<tool_call>
{"name": {{ call.function.name | tojson }}, "arguments": {{ call.function.arguments | tojson }}}
</tool_call>
{%- endfor %}<|end|>{% endfor %}
{%- if add_generation_prompt %}<|assistant|>{% endif %}"""

GGUF_NAMES = {
    "embedding": "token_embd",
    "attention norm": "blk.0.attn_norm",
    "query": "blk.0.attn_q",
    "key": "blk.0.attn_k",
    "value": "blk.0.attn_v",
    "attention": "blk.0.attn_output",
    "layer norm": "blk.0.ffn_norm",
    "gate": "blk.0.ffn_gate",
    "up": "blk.0.ffn_up",
    "down": "blk.0.ffn_down",
    "norm": "output_norm",
    "output": "output",
}
MLX_NAMES = {
    "embedding": "model.embed_tokens",
    "attention norm": "model.layers.0.input_layernorm",
    "query": "model.layers.0.self_attn.q_proj",
    "key": "model.layers.0.self_attn.k_proj",
    "value": "model.layers.0.self_attn.v_proj",
    "attention": "model.layers.0.self_attn.o_proj",
    "layer norm": "model.layers.0.post_attention_layernorm",
    "gate": "model.layers.0.mlp.gate_proj",
    "up": "model.layers.0.mlp.up_proj",
    "down": "model.layers.0.mlp.down_proj",
    "norm": "model.norm",
    "output": "lm_head",
}

CARD = """\
---
pipeline_tag: text-generation
{front}
tags: [conversational]
---

# talker

Says the same to everything, made to try local apps with.
"""


def vocabulary() -> tuple[list[str], list[gguf.TokenType], list[float]]:
    """Tokens, kinds and scores: every byte, the marks of the template, and the words of the sentence."""
    kinds = gguf.TokenType
    entries = [("<unk>", kinds.UNKNOWN, 0.0)]
    entries += [(f"<0x{byte:02X}>", kinds.BYTE, 0.0) for byte in range(256)]
    entries += [(mark, kinds.CONTROL, 0.0) for mark in MARKS]
    entries += [(word, kinds.NORMAL, -1.0) for word in [SPACE, *SAYS] if word not in MARKS]
    tokens, types, scores = zip(*entries, strict=True)
    return list(tokens), list(types), list(scores)


def weights(tokens: list[str], says: list[str]) -> tuple[np.ndarray, np.ndarray]:
    """Embeddings that tell tokens apart, and an output that knows what follows each word of the sentence."""
    random = np.random.default_rng(20261122)
    embedding = random.standard_normal((len(tokens), HIDDEN)).astype(np.float32)
    output = np.zeros_like(embedding)
    for before, after in zip(says, says[1:], strict=False):
        output[tokens.index(after)] = embedding[tokens.index(before)]
    return embedding, output


def tensors(tokens: list[str], says: list[str], names: dict[str, str]) -> dict[str, np.ndarray]:
    """One layer that adds nothing, between embeddings and output; `names` has what a format calls the tensors."""
    embedding, output = weights(tokens, says)
    ones, zeros = np.ones(HIDDEN, np.float32), np.zeros((HIDDEN, HIDDEN), np.float32)
    known = {"embedding": embedding, "output": output}
    return {f"{name}.weight": known.get(part, ones if "norm" in part else zeros) for part, name in names.items()}


def write(path: Path, file_type: gguf.LlamaFileType, precision: gguf.GGMLQuantizationType) -> None:
    tokens, types, scores = vocabulary()
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name(NAME)
    writer.add_file_type(file_type)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_vocab_size(len(tokens))
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(HIDDEN)
    writer.add_block_count(1)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(HIDDEN // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list(tokens)
    writer.add_token_types(types)
    writer.add_token_scores(scores)
    writer.add_unk_token_id(tokens.index("<unk>"))
    writer.add_eos_token_id(tokens.index("<|end|>"))
    writer.add_bos_token_id(tokens.index("<|system|>"))
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(TEMPLATE)
    for name, weight in tensors(tokens, SAYS, GGUF_NAMES).items():
        # llama.cpp keeps vectors in full precision.
        kind = precision if weight.ndim > 1 else gguf.GGMLQuantizationType.F32
        writer.add_tensor(name, gguf.quants.quantize(weight, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def write_mlx(folder: Path) -> None:
    """Its tokenizer writes bytes as GPT-2's does, and merges nothing: only the words of the sentence are longer."""
    level = pre_tokenizers.ByteLevel
    says = [word.replace(SPACE, "\u0120") for word in SAYS]
    words = sorted(level.alphabet()) + [word for word in says if word not in MARKS and len(word) > 1]
    tokenizer = Tokenizer(models.BPE(vocab={word: index for index, word in enumerate(words)}, merges=[]))
    tokenizer.pre_tokenizer = level(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([AddedToken(mark, special=True) for mark in MARKS])
    tokenizer.save(str(folder / "tokenizer.json"))
    tokens = words + MARKS
    save_file(tensors(tokens, says, MLX_NAMES), folder / "model.safetensors", metadata={"format": "mlx"})
    settings = {
        "config.json": {
            "architectures": ["LlamaForCausalLM"],
            "model_type": "llama",
            "hidden_size": HIDDEN,
            "intermediate_size": HIDDEN,
            "num_hidden_layers": 1,
            "num_attention_heads": HEADS,
            "num_key_value_heads": HEADS,
            "vocab_size": len(tokens),
            "rms_norm_eps": 1e-5,
            "max_position_embeddings": CONTEXT,
            "tie_word_embeddings": False,
            "eos_token_id": tokens.index("<|end|>"),
        },
        "tokenizer_config.json": {
            "tokenizer_class": "PreTrainedTokenizerFast",
            "eos_token": "<|end|>",
            "chat_template": TEMPLATE,
        },
    }
    for name, value in settings.items():
        (folder / name).write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8")


def repository(root: Path, name: str, front: str) -> Path:
    folder = root / name
    folder.mkdir(parents=True)
    (folder / "README.md").write_text(CARD.format(front=front), encoding="utf-8")
    return folder


def main() -> None:
    root = Path(sys.argv[1])
    folder = repository(root, f"{NAME}-GGUF", "base_model: tiny/talker")
    for label, (file_type, precision) in PRECISIONS.items():
        write(folder / f"{NAME}-{label}.gguf", file_type, precision)
    write_mlx(repository(root, f"{NAME}-MLX", "library_name: mlx"))


main()
