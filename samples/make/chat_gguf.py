"""tiny-chat-gguf: the weights of tiny-chat in llama.cpp's format, at three precisions."""

import json
from pathlib import Path

import chat
import gguf
import numpy as np

NAME = "tiny-chat-gguf"
TEMPLATE = Path(__file__).parent.parent / "models" / chat.NAME / "chat_template.jinja"
PRECISIONS = {
    "F16": (gguf.LlamaFileType.MOSTLY_F16, gguf.GGMLQuantizationType.F16),
    "Q8_0": (gguf.LlamaFileType.MOSTLY_Q8_0, gguf.GGMLQuantizationType.Q8_0),
    "Q4_0": (gguf.LlamaFileType.MOSTLY_Q4_0, gguf.GGMLQuantizationType.Q4_0),
}


def interleaved(weight: np.ndarray, heads: int) -> np.ndarray:
    """Query and key rows in the order that llama.cpp rotates them: pairs side by side, not in halves."""
    rows, columns = weight.shape
    return weight.reshape(heads, 2, rows // heads // 2, columns).swapaxes(1, 2).reshape(rows, columns)


def tensors() -> dict[str, np.ndarray]:
    source = chat.weights()
    names = {"model.embed_tokens": "token_embd", "model.norm": "output_norm"}
    for layer in range(chat.LAYERS):
        old, new = f"model.layers.{layer}", f"blk.{layer}"
        names |= {
            f"{old}.input_layernorm": f"{new}.attn_norm",
            f"{old}.self_attn.q_proj": f"{new}.attn_q",
            f"{old}.self_attn.k_proj": f"{new}.attn_k",
            f"{old}.self_attn.v_proj": f"{new}.attn_v",
            f"{old}.self_attn.o_proj": f"{new}.attn_output",
            f"{old}.post_attention_layernorm": f"{new}.ffn_norm",
            f"{old}.mlp.gate_proj": f"{new}.ffn_gate",
            f"{old}.mlp.up_proj": f"{new}.ffn_up",
            f"{old}.mlp.down_proj": f"{new}.ffn_down",
        }
    result = {}
    for old, new in names.items():
        weight = source[f"{old}.weight"]
        if new.endswith("attn_q"):
            weight = interleaved(weight, chat.HEADS)
        elif new.endswith("attn_k"):
            weight = interleaved(weight, chat.KEY_VALUE_HEADS)
        result[f"{new}.weight"] = weight
    return result


def write(path: Path, file_type: gguf.LlamaFileType, precision: gguf.GGMLQuantizationType) -> None:
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name(chat.NAME)
    writer.add_file_type(file_type)
    writer.add_quantization_version(gguf.GGML_QUANT_VERSION)
    writer.add_vocab_size(chat.VOCABULARY)
    writer.add_context_length(chat.CONTEXT)
    writer.add_embedding_length(chat.HIDDEN)
    writer.add_block_count(chat.LAYERS)
    writer.add_feed_forward_length(chat.INTERMEDIATE)
    writer.add_head_count(chat.HEADS)
    writer.add_head_count_kv(chat.KEY_VALUE_HEADS)
    writer.add_rope_dimension_count(chat.HIDDEN // chat.HEADS)
    writer.add_rope_freq_base(chat.ROPE_THETA)
    writer.add_layer_norm_rms_eps(chat.NORM_EPSILON)
    add_tokenizer(writer)
    for name, weight in tensors().items():
        # llama.cpp keeps vectors in full precision.
        kind = precision if weight.ndim > 1 else gguf.GGMLQuantizationType.F32
        writer.add_tensor(name, gguf.quants.quantize(weight, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def add_tokenizer(writer: gguf.GGUFWriter) -> None:
    trained = json.loads(chat.tokenizer().to_str())["model"]
    tokens = sorted(trained["vocab"], key=trained["vocab"].get)
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(tokens)
    kinds = gguf.TokenType
    writer.add_token_types([kinds.CONTROL if token in chat.SPECIAL else kinds.NORMAL for token in tokens])
    writer.add_token_merges([" ".join(pair) for pair in trained["merges"]])
    writer.add_eos_token_id(chat.END_ID)
    writer.add_pad_token_id(chat.PAD_ID)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE.read_text(encoding="utf-8"))


def make(folder: Path) -> None:
    for label, (file_type, precision) in PRECISIONS.items():
        write(folder / f"{chat.NAME}-{label}.gguf", file_type, precision)
