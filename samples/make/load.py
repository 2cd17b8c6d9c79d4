"""Loads every sample model with its library and prints what it does: `python samples/make/load.py`."""

import json
import warnings
from pathlib import Path

import torch
from all import FOLDER
from diffusers import StableDiffusionXLPipeline, UNet2DConditionModel
from llama_cpp import Llama
from peft import PeftModel
from sentence_transformers import SentenceTransformer
from transformers import AutoModelForCausalLM, AutoTokenizer, pipeline

QUESTION = [{"role": "user", "content": "What is the capital of France?"}]


def chat() -> str:
    pipe = pipeline("text-generation", model=str(FOLDER / "tiny-chat"))
    return json.dumps(pipe(QUESTION, max_new_tokens=12, do_sample=False)[0]["generated_text"][-1])


def chat_gguf() -> dict[str, str]:
    answers = {}
    for path in sorted((FOLDER / "tiny-chat-gguf").glob("*.gguf")):
        model = Llama(str(path), verbose=False, n_ctx=256)
        answers[path.stem] = model.create_chat_completion(QUESTION, max_tokens=12, temperature=0)["choices"][0]["message"]["content"]
    return answers


def chat_peft() -> str:
    base = AutoModelForCausalLM.from_pretrained(FOLDER / "tiny-chat")
    tokenizer = AutoTokenizer.from_pretrained(FOLDER / "tiny-chat")
    inputs = tokenizer.apply_chat_template(QUESTION, add_generation_prompt=True, return_dict=True, return_tensors="pt")
    with torch.no_grad():
        before = base(**inputs).logits.clone()
        adapted = PeftModel.from_pretrained(base, FOLDER / "tiny-chat-peft")
        difference = (adapted(**inputs).logits - before).abs().max()
    if difference == 0:
        raise SystemExit("the adapter changes nothing")
    return f"logits differ by up to {difference:.3f}"


def embeddings() -> str:
    model = SentenceTransformer(str(FOLDER / "tiny-embeddings"))
    vectors = model.encode(["The cat sleeps.", "The dog runs.", "The cat sleeps."])
    return f"{vectors.shape} {model.similarity(vectors, vectors)[0].tolist()}"


def lora() -> str:
    # Sizes of the base model; no memory is taken for it.
    with torch.device("meta"):
        unet = UNet2DConditionModel(
            block_out_channels=(320, 640, 1280),
            down_block_types=("DownBlock2D", "CrossAttnDownBlock2D", "CrossAttnDownBlock2D"),
            up_block_types=("CrossAttnUpBlock2D", "CrossAttnUpBlock2D", "UpBlock2D"),
            transformer_layers_per_block=(1, 2, 10),
            attention_head_dim=(5, 10, 20),
            cross_attention_dim=2048,
            use_linear_projection=True,
            addition_embed_type="text_time",
            addition_time_embed_dim=256,
            projection_class_embeddings_input_dim=2816,
        )
    state, _ = StableDiffusionXLPipeline.lora_state_dict(str(FOLDER / "tiny-lora"))
    weights = {name: parameter.shape for name, parameter in unet.named_parameters()}
    for name, tensor in state.items():
        module, part = name.removeprefix("unet.").removesuffix(".weight").rsplit(".", 1)
        rows, columns = weights[f"{module}.weight"]
        if tensor.shape != ((4, columns) if part == "lora_A" else (rows, 4)):
            raise SystemExit(f"{name} has shape {tuple(tensor.shape)}; the base model's weight is {rows} by {columns}")
    with warnings.catch_warnings():
        # The base takes no memory, so the copied weights are dropped; the names and the adapter's layers are what is tried.
        warnings.filterwarnings("ignore", message=".*meta parameter.*")
        unet.load_lora_adapter(state, prefix="unet")
    return f"{len(state)} tensors fit Stable Diffusion XL"


if __name__ == "__main__":
    for load in (chat, chat_gguf, chat_peft, embeddings, lora):
        print(f"{load.__name__}: {load()}")
