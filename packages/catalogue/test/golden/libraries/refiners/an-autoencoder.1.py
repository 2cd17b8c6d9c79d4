import torch
from huggingface_hub import hf_hub_download
from refiners.fluxion.utils import manual_seed, no_grad
from refiners.foundationals.latent_diffusion import StableDiffusion_XL

prompt = "A watercolour of a fishing boat at dawn"
negative_prompt = "blurred, low quality"

model = StableDiffusion_XL(device="cuda", dtype=torch.float16)
# The model in three parts.
unet = hf_hub_download("owner/sdxl.unet", "model.safetensors")
text_encoder = hf_hub_download("owner/sdxl.text_encoder", "model.safetensors")
autoencoder = hf_hub_download("owner/sdxl.autoencoder_fp16fix", "model.safetensors")
model.unet.load_from_safetensors(unet)
model.clip_text_encoder.load_from_safetensors(text_encoder)
model.lda.load_from_safetensors(autoencoder)
model.set_inference_steps(30)
manual_seed(0)
with no_grad():
    embedding, pooled = model.compute_clip_text_embedding(text=prompt, negative_text=negative_prompt)
    image = model.init_latents((1024, 1024))
    for step in model.steps:
        image = model(
            image,
            step=step,
            clip_text_embedding=embedding,
            pooled_text_embedding=pooled,
            time_ids=model.default_time_ids,
        )
    model.lda.latents_to_image(image).save("image.png")
print("Saved image.png")
