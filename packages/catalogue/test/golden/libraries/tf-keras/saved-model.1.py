import tf_keras
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
model_folder = folder
model = tf_keras.saving.load_model(model_folder)
model.summary()
# What model.predict() takes.
print(model.input_shape)
