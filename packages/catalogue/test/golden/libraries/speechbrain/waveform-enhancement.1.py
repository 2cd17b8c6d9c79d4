from speechbrain.inference.enhancement import WaveformEnhancement

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = WaveformEnhancement.from_hparams(source="owner/name")
model.enhance_file(audio_file, output_filename="enhanced.wav")
print("Saved enhanced.wav")
