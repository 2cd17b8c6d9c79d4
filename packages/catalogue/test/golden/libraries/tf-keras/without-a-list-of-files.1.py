import tf_keras
from huggingface_hub import snapshot_download

folder = snapshot_download("owner/name")
model = tf_keras.saving.load_model(folder)
model.summary()
# What model.predict() takes.
print(model.inputs)
