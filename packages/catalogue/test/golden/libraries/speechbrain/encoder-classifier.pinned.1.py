import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from speechbrain.inference.classifiers import EncoderClassifier
from speechbrain.utils.fetching import FetchConfig

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = EncoderClassifier.from_hparams(
    source="owner/name",
    fetch_config=FetchConfig(revision="v1.0"),
)
*_, labels = model.classify_file(audio_file)
print(labels[0])
