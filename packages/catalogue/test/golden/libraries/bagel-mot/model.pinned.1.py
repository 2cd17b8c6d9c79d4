# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs, after: pip install --no-build-isolation "flash_attn==2.5.8"
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from accelerate import infer_auto_device_map, init_empty_weights, load_checkpoint_and_dispatch
from data.data_utils import add_special_tokens
from data.transforms import ImageTransform
from huggingface_hub import snapshot_download
from inferencer import InterleaveInferencer
from modeling.autoencoder import load_ae
from modeling.bagel import (
    Bagel,
    BagelConfig,
    Qwen2Config,
    Qwen2ForCausalLM,
    SiglipVisionConfig,
    SiglipVisionModel,
)
from modeling.qwen2 import Qwen2Tokenizer

prompt = "A watercolour of a fishing boat at dawn"
# What a GPU may hold of the model, which takes about 30 GB: the rest goes to the next one, or to the disk.
memory = "80GiB"

folder = snapshot_download("owner/name", revision="v1.0")
llm_config = Qwen2Config.from_json_file(f"{folder}/llm_config.json")
llm_config.qk_norm = True
llm_config.tie_word_embeddings = False
llm_config.layer_module = "Qwen2MoTDecoderLayer"
vit_config = SiglipVisionConfig.from_json_file(f"{folder}/vit_config.json")
vit_config.rope = False
vit_config.num_hidden_layers -= 1
vae, vae_config = load_ae(f"{folder}/ae.safetensors")
config = BagelConfig(
    visual_gen=True,
    visual_und=True,
    llm_config=llm_config,
    vit_config=vit_config,
    vae_config=vae_config,
    vit_max_num_patch_per_side=70,
    connector_act="gelu_pytorch_tanh",
    latent_patch_size=2,
    max_latent_size=64,
)
with init_empty_weights():
    model = Bagel(Qwen2ForCausalLM(llm_config), SiglipVisionModel(vit_config), config)
    model.vit_model.vision_model.embeddings.convert_conv2d_to_linear(vit_config, meta=True)
tokenizer, new_token_ids, _ = add_special_tokens(Qwen2Tokenizer.from_pretrained(folder))

device_map = infer_auto_device_map(
    model,
    max_memory={gpu: memory for gpu in range(torch.cuda.device_count())},
    no_split_module_classes=["Bagel", "Qwen2MoTDecoderLayer"],
)
# These have to be on one GPU.
together = [
    "language_model.model.embed_tokens",
    "time_embedder",
    "latent_pos_embed",
    "vae2llm",
    "llm2vae",
    "connector",
    "vit_pos_embed",
]
first_gpu = device_map.get(together[0], 0)
for module in together:
    if module in device_map or torch.cuda.device_count() == 1:
        device_map[module] = first_gpu
model = load_checkpoint_and_dispatch(
    model,
    f"{folder}/ema.safetensors",
    device_map=device_map,
    offload_buffers=True,
    offload_folder="offload",
    dtype=torch.bfloat16,
    force_hooks=True,
).eval()
bagel = InterleaveInferencer(
    model=model,
    vae_model=vae,
    tokenizer=tokenizer,
    vae_transform=ImageTransform(1024, 512, 16),
    vit_transform=ImageTransform(980, 224, 14),
    new_token_ids=new_token_ids,
)

result = bagel(
    text=prompt,
    cfg_text_scale=4.0,
    cfg_img_scale=1.0,
    cfg_interval=[0.4, 1.0],
    timestep_shift=3.0,
    num_timesteps=50,
    cfg_renorm_min=0.0,
    cfg_renorm_type="global",
)
result["image"].save("image.png")
print("Saved image.png")
