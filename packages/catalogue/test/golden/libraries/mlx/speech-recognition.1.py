from mlx_audio.stt import load

# Your own recording.
audio_file = "audio.wav"

model = load("owner/name")
result = model.generate(audio_file)
print(result.text)
