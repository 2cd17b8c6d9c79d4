from speechbrain.inference.classifiers import EncoderClassifier

# Your own recording.
audio_file = "audio.wav"

model = EncoderClassifier.from_hparams(source="owner/name")
probabilities, score, index, labels = model.classify_file(audio_file)
print(labels[0])
