import soundfile
from transformers import pipeline

text = "Slow piano music with rain in the background"

pipe = pipeline("text-to-audio", model="owner/text-to-audio")
sound = pipe(text)
soundfile.write("sound.wav", sound["audio"].T, sound["sampling_rate"])
print("Saved sound.wav")
