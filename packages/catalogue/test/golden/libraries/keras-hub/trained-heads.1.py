import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
import keras_hub

# A path of your own picture works too.
picture = keras.utils.get_file(origin="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg")
image = keras.utils.img_to_array(keras.utils.load_img(picture))

model = keras_hub.models.ImageClassifier.from_preset("hf://owner/name")
probabilities = model.predict(image[None])[0]
for number in probabilities.argsort()[::-1][:5]:
    print(f"{number}: {probabilities[number]:.3f}")
