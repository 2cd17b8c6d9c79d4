import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
import keras_hub

# A path of your own picture works too.
picture = keras.utils.get_file(origin="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg")
image = keras.utils.img_to_array(keras.utils.load_img(picture))

model = keras_hub.models.ObjectDetector.from_preset("hf://owner/name")
for name, values in model.predict(image[None]).items():
    print(name, values)
