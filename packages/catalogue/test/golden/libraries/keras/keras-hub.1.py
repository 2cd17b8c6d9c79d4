import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.CausalLM.from_preset("hf://owner/name")
print(model.generate("The lighthouse keeper climbed the stairs one last time and", max_length=100))
