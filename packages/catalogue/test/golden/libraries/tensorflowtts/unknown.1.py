# Needs Python 3.8 and an older pip: TensorFlowTTS has had no release since 2021.

from urllib.request import urlretrieve

from tensorflow_tts.inference import AutoConfig, TFAutoModel

urlretrieve("https://huggingface.co/owner/name/resolve/main/config.yml", "config.yml")
urlretrieve("https://huggingface.co/owner/name/resolve/main/model.h5", "model.h5")
model = TFAutoModel.from_pretrained("model.h5", config=AutoConfig.from_pretrained("config.yml"))
model.summary()
