# Runs on a Mac with Apple silicon, in Python 3.12 or older.
# DiffusionKit loads the main branch: it takes no revision.
# Gated model: accept its conditions at http://127.0.0.1:7860/argmaxinc/mlx-stable-diffusion-3-medium and log in with: hf auth login
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from diffusionkit.mlx import DiffusionPipeline

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

pipeline = DiffusionPipeline(model_version="argmaxinc/mlx-stable-diffusion-3-medium", shift=3.0, a16=True, w16=True)
image, _ = pipeline.generate_image(prompt, num_steps=50, cfg_weight=5.0, latent_size=(64, 64))
image.save("image.png")
print("Saved image.png")
