from speechbrain.inference.ASR import EncoderASR

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = EncoderASR.from_hparams(source="owner/name")
print(model.transcribe_file(audio_file))
