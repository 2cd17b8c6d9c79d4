import soundfile
from transformers import pipeline

text = "Slow piano music with rain in the background"

pipe = pipeline("text-to-audio", model="owner/text-to-audio")
speech = pipe(text)
soundfile.write("speech.wav", speech["audio"].T, speech["sampling_rate"])
print("Saved speech.wav")
