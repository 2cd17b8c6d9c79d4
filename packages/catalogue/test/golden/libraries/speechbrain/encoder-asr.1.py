from speechbrain.inference.ASR import EncoderASR

# Your own recording.
audio_file = "audio.wav"

model = EncoderASR.from_hparams(source="owner/name")
print(model.transcribe_file(audio_file))
