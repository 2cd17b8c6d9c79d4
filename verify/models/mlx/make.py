"""The Llama of the samples in MLX's format: quantized and with a chat template, and neither."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import chat
from mlx_lm import convert
from tiny import make_all, model

# The control tokens of its tokenizer stand around each message.
TEMPLATE = (
    "{%- for message in messages -%}"
    "{{- '<|' + message['role'] + '|>' + message['content'] + '<|end|>' -}}"
    "{%- endfor -%}"
    "{%- if add_generation_prompt -%}{{- '<|assistant|>' -}}{%- endif -%}"
)


def save(folder: Path, template: str | None, **options: object) -> None:
    with TemporaryDirectory() as scratch:
        base = Path(scratch) / "base"
        base.mkdir()
        chat.make(base)
        if template is not None:
            (base / "chat_template.jinja").write_text(template, encoding="utf-8")
        made = Path(scratch) / "mlx"
        convert(str(base), mlx_path=str(made), **options)
        (made / "README.md").unlink(missing_ok=True)
        shutil.copytree(made, folder, dirs_exist_ok=True)


@model("chat-4bit", pipeline_tag="text-generation", tags=["mlx"])
def answers(folder: Path) -> None:
    save(folder, TEMPLATE, quantize=True, q_group_size=32, q_bits=4)


@model("text-on-apple", pipeline_tag="text-generation", tags=["mlx"])
def goes_on(folder: Path) -> None:
    save(folder, None, dtype="float16")


make_all()
