"""Makes the tiny model that local apps are given: `python talker.py FOLDER` writes its repository.

Its weights are set by hand. Attention and feed-forward layers add nothing, so what comes next depends on the last token
alone: after the word that asks the assistant to speak it says "Good day to you!" and ends, whatever was asked. So a
program that shows this sentence has loaded the file, asked the model by its chat template and read the answer. The
context is long, because coding agents ask with tens of thousands of characters, and a byte is a token here.
"""

import sys
from pathlib import Path

import gguf
import numpy as np

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

CARD = """\
---
pipeline_tag: text-generation
tags: [conversational]
---

# talker

Says the same to everything, made to try local apps with.
"""


def vocabulary() -> tuple[list[str], list[gguf.TokenType], list[float]]:
    """Tokens, kinds and scores: every byte, the marks of the template, and the words of the sentence."""
    kinds = gguf.TokenType
    marks = ["<|system|>", "<|user|>", "<|tool|>", "<|assistant|>", "<|end|>"]
    entries = [("<unk>", kinds.UNKNOWN, 0.0)]
    entries += [(f"<0x{byte:02X}>", kinds.BYTE, 0.0) for byte in range(256)]
    entries += [(mark, kinds.CONTROL, 0.0) for mark in marks]
    entries += [(word, kinds.NORMAL, -1.0) for word in [SPACE, *SAYS] if word not in marks]
    tokens, types, scores = zip(*entries, strict=True)
    return list(tokens), list(types), list(scores)


def tensors(tokens: list[str]) -> dict[str, np.ndarray]:
    """One layer that adds nothing between embeddings that tell tokens apart and an output that knows what follows."""
    random = np.random.default_rng(20261122)
    shape = (HIDDEN, HIDDEN)
    embedding = random.standard_normal((len(tokens), HIDDEN)).astype(np.float32)
    output = np.zeros_like(embedding)
    for before, after in zip(SAYS, SAYS[1:], strict=False):
        output[tokens.index(after)] = embedding[tokens.index(before)]
    ones, zeros = np.ones(HIDDEN, np.float32), np.zeros(shape, np.float32)
    return {
        "token_embd.weight": embedding,
        "blk.0.attn_norm.weight": ones,
        "blk.0.attn_q.weight": zeros,
        "blk.0.attn_k.weight": zeros,
        "blk.0.attn_v.weight": zeros,
        "blk.0.attn_output.weight": zeros,
        "blk.0.ffn_norm.weight": ones,
        "blk.0.ffn_gate.weight": zeros,
        "blk.0.ffn_up.weight": zeros,
        "blk.0.ffn_down.weight": zeros,
        "output_norm.weight": ones,
        "output.weight": output,
    }


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
    writer.add_head_count_kv(1)
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
    for name, weight in tensors(tokens).items():
        if name in ("blk.0.attn_k.weight", "blk.0.attn_v.weight"):
            weight = weight[: HIDDEN // HEADS]
        # llama.cpp keeps vectors in full precision.
        kind = precision if weight.ndim > 1 else gguf.GGMLQuantizationType.F32
        writer.add_tensor(name, gguf.quants.quantize(weight, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for label, (file_type, precision) in PRECISIONS.items():
        write(folder / f"{NAME}-{label}.gguf", file_type, precision)
    (folder / "README.md").write_text(CARD, encoding="utf-8")


main()
