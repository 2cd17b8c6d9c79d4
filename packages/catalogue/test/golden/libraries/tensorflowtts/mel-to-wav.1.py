# Needs Python 3.8 and an older pip: TensorFlowTTS has had no release since 2021.

from urllib.request import urlretrieve

import numpy as np
import soundfile as sf
from tensorflow_tts.inference import AutoConfig, TFAutoModel

# What a text-to-mel model for the same voice made of a text, frames by 80.
mel_path = "mel.npy"
# The rate of the voice's recordings; most of these models learnt from 22050 samples a second.
sample_rate = 22050

urlretrieve("https://huggingface.co/owner/name/resolve/main/config.yml", "config.yml")
urlretrieve("https://huggingface.co/owner/name/resolve/main/model.h5", "model.h5")
model = TFAutoModel.from_pretrained("model.h5", config=AutoConfig.from_pretrained("config.yml"))
mel = np.load(mel_path).reshape(1, -1, 80)
speech = model.inference(mel)[0, :, 0]
sf.write("speech.wav", speech.numpy(), sample_rate)
print("Saved speech.wav")
