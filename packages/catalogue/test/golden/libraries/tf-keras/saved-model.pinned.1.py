import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import tf_keras
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name", revision="v1.0")
model = tf_keras.saving.load_model(folder)
model.summary()
# What model.predict() takes.
print(model.inputs)
