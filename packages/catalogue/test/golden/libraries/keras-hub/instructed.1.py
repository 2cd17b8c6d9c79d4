import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.CausalLM.from_preset("hf://owner/name-instruct")
print(model.generate("What is the capital of Portugal?", max_length=100))
