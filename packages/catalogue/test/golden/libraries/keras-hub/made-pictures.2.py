import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras
import keras_hub

# A path of your own picture works too.
picture = keras.utils.get_file(origin="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg")
image = keras.utils.img_to_array(keras.utils.load_img(picture))

model = keras_hub.models.ImageToImage.from_preset("hf://owner/name")
# The model takes colours from -1 to 1.
inputs = {"images": image[None] / 127.5 - 1, "prompts": ["Turn this cat into a dog"]}
result = model.generate(inputs, num_steps=28, strength=0.8)
keras.utils.array_to_img(result[0]).save("output.png")
print("Saved output.png")
