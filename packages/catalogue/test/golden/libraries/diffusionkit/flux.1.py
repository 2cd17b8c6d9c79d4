# Runs on a Mac with Apple silicon, in Python 3.12 or older.

from diffusionkit.mlx import FluxPipeline

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

pipeline = FluxPipeline(model_version="argmaxinc/mlx-FLUX.1-schnell", shift=1.0, a16=True, w16=True)
image, _ = pipeline.generate_image(prompt, num_steps=4, cfg_weight=0.0, latent_size=(64, 64))
image.save("image.png")
print("Saved image.png")
