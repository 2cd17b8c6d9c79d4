from speechbrain.inference.classifiers import EncoderClassifier

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = EncoderClassifier.from_hparams(source="owner/name")
*_, labels = model.classify_file(audio_file)
print(labels[0])
