import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import manual_seed, no_grad
from refiners.foundationals.latent_diffusion import StableDiffusion_1

prompt = "A watercolour of a fishing boat at dawn"
negative_prompt = "blurred, low quality"

model = StableDiffusion_1(device="cuda", dtype=torch.float16)
# The model in three parts.
unet = hf_hub_download(
    "owner/sd15.juggernaut.reborn.unet",
    "model.safetensors",
    revision="v1.0",
)
text_encoder = hf_hub_download(
    "owner/sd15.juggernaut.reborn.text_encoder",
    "model.safetensors",
)
autoencoder = hf_hub_download(
    "owner/sd15.juggernaut.reborn.autoencoder",
    "model.safetensors",
)
model.unet.load_from_safetensors(unet)
model.clip_text_encoder.load_from_safetensors(text_encoder)
model.lda.load_from_safetensors(autoencoder)
model.set_inference_steps(30)
manual_seed(0)
with no_grad():
    embedding = model.compute_clip_text_embedding(text=prompt, negative_text=negative_prompt)
    image = model.init_latents((512, 512))
    for step in model.steps:
        image = model(image, step=step, clip_text_embedding=embedding)
    model.lda.latents_to_image(image).save("image.png")
print("Saved image.png")
