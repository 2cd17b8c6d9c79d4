"""Low-rank adapters of models that transformers/make.py makes."""

from pathlib import Path

from networks import bert, gpt
from peft import LoraConfig, get_peft_model
from tiny import OWNER, make_all, model
from transformers import AutoModelForCausalLM, AutoModelForSequenceClassification, AutoModelForTokenClassification


def adapt(folder: Path, base: object, name: str, task: str, targets: list[str]) -> None:
    adapted = get_peft_model(base, LoraConfig(task_type=task, r=2, target_modules=targets, init_lora_weights=False))
    adapted.peft_config["default"].base_model_name_or_path = f"{OWNER}/{name}"
    adapted.save_pretrained(folder)


@model("adapter-that-writes")
def that_writes(folder: Path) -> None:
    adapt(folder, AutoModelForCausalLM.from_config(gpt()), "gpt", "CAUSAL_LM", ["c_attn"])


@model("adapter-that-classifies")
def that_classifies(folder: Path) -> None:
    adapt(folder, AutoModelForSequenceClassification.from_config(bert()), "masked", "SEQ_CLS", ["query", "value"])


@model("adapter-that-tags")
def that_tags(folder: Path) -> None:
    adapt(folder, AutoModelForTokenClassification.from_config(bert()), "masked", "TOKEN_CLS", ["query", "value"])


make_all()
