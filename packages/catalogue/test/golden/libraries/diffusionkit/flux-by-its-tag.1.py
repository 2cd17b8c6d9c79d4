# Runs on a Mac with Apple silicon, in Python 3.12 or older.
# DiffusionKit loads the models that it knows by name, of which this is none: it may refuse.

from diffusionkit.mlx import FluxPipeline

prompt = "A red bicycle."

pipeline = FluxPipeline(model_version="owner/name", shift=1.0, a16=True, w16=True)
image, _ = pipeline.generate_image(prompt, num_steps=4, cfg_weight=0.0, latent_size=(64, 64))
image.save("image.png")
print("Saved image.png")
