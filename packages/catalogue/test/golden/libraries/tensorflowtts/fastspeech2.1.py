# Needs Python 3.8 and an older pip: TensorFlowTTS has had no release since 2021.

from urllib.request import urlretrieve

import numpy as np
import tensorflow as tf
from tensorflow_tts.inference import AutoConfig, AutoProcessor, TFAutoModel

text = "The next train to Bristol leaves from platform four."

urlretrieve("https://huggingface.co/owner/name-fastspeech2/resolve/main/config.yml", "config.yml")
urlretrieve("https://huggingface.co/owner/name-fastspeech2/resolve/main/model.h5", "model.h5")
model = TFAutoModel.from_pretrained("model.h5", config=AutoConfig.from_pretrained("config.yml"))
urlretrieve("https://huggingface.co/owner/name-fastspeech2/resolve/main/processor.json", "processor.json")
processor = AutoProcessor.from_pretrained("processor.json")
ids = tf.constant([processor.text_to_sequence(text)])
speed, pitch, loudness = tf.constant([1.0]), tf.constant([1.0]), tf.constant([1.0])
_, mel, _, _, _ = model.inference(ids, tf.constant([0]), speed, pitch, loudness)
# A mel-to-wav model for the same voice makes sound of it.
np.save("mel.npy", mel.numpy())
print(f"Saved mel.npy: {mel.shape[1]} frames")
