from speechbrain.inference.enhancement import WaveformEnhancement

# Your own recording.
audio_file = "audio.wav"

model = WaveformEnhancement.from_hparams(source="owner/name")
model.enhance_file(audio_file, output_filename="enhanced.wav")
print("Saved enhanced.wav")
