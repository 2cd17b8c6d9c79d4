from speechbrain.inference.ASR import EncoderDecoderASR

# Your own recording.
audio_file = "audio.wav"

model = EncoderDecoderASR.from_hparams(source="owner/name")
print(model.transcribe_file(audio_file))
