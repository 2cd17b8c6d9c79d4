from io import BytesIO

import tensorflow as tf
from huggingface_hub import snapshot_download
from PIL import Image

# Your own photo of skin.
image_path = "skin.jpg"

# Without the embeddings of a public dataset that the repository holds too.
folder = snapshot_download("owner/name", ignore_patterns="*.npz")
model = tf.saved_model.load(folder)

# The model reads a picture as the bytes of a PNG, in a record of TensorFlow.
png = BytesIO()
Image.open(image_path).convert("RGB").save(png, "PNG")
feature = tf.train.Feature(bytes_list=tf.train.BytesList(value=[png.getvalue()]))
example = tf.train.Example(features=tf.train.Features(feature={"image/encoded": feature}))

output = model.signatures["serving_default"](inputs=tf.constant([example.SerializeToString()]))
print(output["embedding"].numpy().flatten())
