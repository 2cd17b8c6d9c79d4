import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub

model = keras_hub.models.Seq2SeqLM.from_preset("hf://owner/name")
print(model.generate("Could you tell me where the nearest station is?", max_length=100))
