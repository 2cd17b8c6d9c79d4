import os

# Or torch or tensorflow, whichever is installed.
os.environ["KERAS_BACKEND"] = "jax"

import keras
import keras_hub

model = keras_hub.models.Seq2SeqLM.from_preset("hf://owner/name")
print(model.generate("Could you tell me where the nearest station is?", max_length=100))
