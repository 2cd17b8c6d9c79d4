import tf_keras
from huggingface_hub import hf_hub_download

model_file = hf_hub_download("owner/name", "model.h5")
model = tf_keras.saving.load_model(model_file)
model.summary()
# What model.predict() takes.
print(model.inputs)
