import os

# Or torch or tensorflow, whichever is installed.
os.environ["KERAS_BACKEND"] = "jax"

import keras
import keras_hub

model = keras_hub.models.CausalLM.from_preset("hf://owner/name")
print(model.generate("What is the capital of Portugal?", max_length=100))
