"""Stable Diffusion in small: from words or a picture, with a mask, with depth, with what is added; and pictures of nothing."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from diffusers import (
    AutoencoderKL,
    ControlNetModel,
    DDIMScheduler,
    DDPMPipeline,
    DDPMScheduler,
    DiffusionPipeline,
    MarigoldDepthPipeline,
    PNDMScheduler,
    StableDiffusionInpaintPipeline,
    StableDiffusionInstructPix2PixPipeline,
    StableDiffusionPipeline,
    UNet2DConditionModel,
    UNet2DModel,
)
from diffusers.utils import convert_state_dict_to_diffusers
from peft import LoraConfig, get_peft_model_state_dict
from safetensors.torch import save_file
from text import SENTENCES
from tiny import OWNER, make_all, model
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, trainers
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTokenizer

BASE = "pictures-from-words"
START, END = "<|startoftext|>", "<|endoftext|>"
VOCABULARY = 640
POSITIONS = 32
LATENTS = 4

# How its scheduler adds noise, as Stable Diffusion 1 does.
NOISE = {"beta_start": 0.00085, "beta_end": 0.012, "beta_schedule": "scaled_linear"}
STEPS = {**NOISE, "steps_offset": 1, "set_alpha_to_one": False}


def tokenizer() -> CLIPTokenizer:
    """Pairs of letters in lower case, with a mark at the end of each word, learned from some sentences."""
    learner = Tokenizer(models.BPE(end_of_word_suffix="</w>", unk_token=END))
    learner.normalizer = normalizers.Lowercase()
    learner.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.WhitespaceSplit(),
            pre_tokenizers.Punctuation(),
            pre_tokenizers.ByteLevel(add_prefix_space=False),
        ]
    )
    learner.train_from_iterator(
        SENTENCES,
        trainers.BpeTrainer(
            vocab_size=VOCABULARY,
            end_of_word_suffix="</w>",
            special_tokens=[START, END],
            initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
            show_progress=False,
        ),
    )
    with TemporaryDirectory() as folder:
        learner.model.save(folder)
        vocabulary = json.loads((Path(folder) / "vocab.json").read_text(encoding="utf-8"))
        lines = (Path(folder) / "merges.txt").read_text(encoding="utf-8").splitlines()
    merges = [tuple(line.split(" ")) for line in lines if not line.startswith("#version")]
    return CLIPTokenizer(
        vocab=vocabulary,
        merges=merges,
        bos_token=START,
        eos_token=END,
        unk_token=END,
        pad_token=END,
        model_max_length=POSITIONS,
    )


def words() -> dict:
    made = tokenizer()
    config = CLIPTextConfig(
        vocab_size=len(made),
        hidden_size=32,
        intermediate_size=37,
        num_hidden_layers=2,
        num_attention_heads=4,
        max_position_embeddings=POSITIONS,
        bos_token_id=made.bos_token_id,
        eos_token_id=made.eos_token_id,
        pad_token_id=made.pad_token_id,
    )
    return {"tokenizer": made, "text_encoder": CLIPTextModel(config)}


def codec() -> AutoencoderKL:
    """Each side of a picture is eight times that of what is computed with, as in Stable Diffusion."""
    return AutoencoderKL(
        block_out_channels=(2, 4, 4, 8),
        norm_num_groups=2,
        down_block_types=("DownEncoderBlock2D",) * 4,
        up_block_types=("UpDecoderBlock2D",) * 4,
        layers_per_block=1,
        latent_channels=LATENTS,
        sample_size=64,
    )


def network(in_channels: int = LATENTS) -> UNet2DConditionModel:
    return UNet2DConditionModel(
        block_out_channels=(4, 4, 8),
        layers_per_block=1,
        sample_size=8,
        in_channels=in_channels,
        out_channels=LATENTS,
        # Only the smallest level looks at the words: code for masks has pictures of a million pixels.
        down_block_types=("DownBlock2D", "DownBlock2D", "CrossAttnDownBlock2D"),
        up_block_types=("CrossAttnUpBlock2D", "UpBlock2D", "UpBlock2D"),
        cross_attention_dim=32,
        attention_head_dim=8,
        norm_num_groups=2,
    )


def parts() -> dict:
    """All but the network, and without the check of what is to be seen."""
    scheduler = PNDMScheduler(**STEPS, skip_prk_steps=True)
    without_check = {"safety_checker": None, "feature_extractor": None, "requires_safety_checker": False}
    return {**words(), "vae": codec(), "scheduler": scheduler, **without_check}


def stable_diffusion() -> StableDiffusionPipeline:
    return StableDiffusionPipeline(**parts(), unet=network())


def adapts(tag: str, **more: object) -> dict:
    """What diffusers' training scripts write into the cards of what they add to a model."""
    return {"base_model": f"{OWNER}/{BASE}", "tags": [tag], "pipeline_tag": "text-to-image", **more}


@model(BASE, pipeline_tag="text-to-image")
def from_words(folder: Path) -> None:
    stable_diffusion().save_pretrained(folder)


@model("pictures-changed", pipeline_tag="image-to-image")
def changed(folder: Path) -> None:
    # The class that makes pictures from words: the code for this task loads its sister, which takes a picture.
    stable_diffusion().save_pretrained(folder)


@model("pictures-edited", pipeline_tag="image-to-image")
def edited(folder: Path) -> None:
    StableDiffusionInstructPix2PixPipeline(**parts(), unet=network(2 * LATENTS)).save_pretrained(folder)


@model("pictures-filled", pipeline_tag="text-to-image")
def filled(folder: Path) -> None:
    # Beside what is computed with: the masked picture, and the mask.
    StableDiffusionInpaintPipeline(**parts(), unet=network(2 * LATENTS + 1)).save_pretrained(folder)


@model("depth-in-pictures", pipeline_tag="depth-estimation")
def depth(folder: Path) -> None:
    MarigoldDepthPipeline(
        **words(),
        unet=network(2 * LATENTS),
        vae=codec(),
        scheduler=DDIMScheduler(**STEPS, prediction_type="v_prediction", timestep_spacing="trailing"),
        default_denoising_steps=1,
        default_processing_resolution=64,
        prediction_type="depth",
        scale_invariant=True,
        shift_invariant=True,
    ).save_pretrained(folder)


@model("pictures-of-nothing", pipeline_tag="unconditional-image-generation")
def of_nothing(folder: Path) -> None:
    unet = UNet2DModel(
        sample_size=8,
        in_channels=3,
        out_channels=3,
        # As small as can be: it is asked a thousand times.
        block_out_channels=(4,),
        layers_per_block=1,
        down_block_types=("DownBlock2D",),
        up_block_types=("UpBlock2D",),
        add_attention=False,
        norm_num_groups=2,
    )
    DDPMPipeline(unet, DDPMScheduler()).save_pretrained(folder)


@model("pictures-steered", **adapts("controlnet"))
def steered(folder: Path) -> None:
    ControlNetModel.from_unet(network(), conditioning_embedding_out_channels=(4, 4, 4, 4)).save_pretrained(folder)


@model("pictures-in-a-style", **adapts("lora", instance_prompt="a lighthouse in the style of TOK"))
def in_a_style(folder: Path) -> None:
    unet = network()
    targets = ["to_k", "to_q", "to_v", "to_out.0"]
    unet.add_adapter(LoraConfig(r=2, lora_alpha=2, init_lora_weights=False, target_modules=targets))
    layers = convert_state_dict_to_diffusers(get_peft_model_state_dict(unet))
    StableDiffusionPipeline.save_lora_weights(folder, unet_lora_layers=layers)


@model("pictures-of-a-thing", **adapts("textual_inversion"))
def of_a_thing(folder: Path) -> None:
    save_file({"<cat-toy>": torch.randn(1, 32)}, folder / "learned_embeds.safetensors")


make_all()
