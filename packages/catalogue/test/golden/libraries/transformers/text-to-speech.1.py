import soundfile
from transformers import pipeline

text = "The next train to Bristol leaves from platform four."

pipe = pipeline("text-to-audio", model="owner/text-to-speech")
speech = pipe(text)
soundfile.write("speech.wav", speech["audio"].T, speech["sampling_rate"])
print("Saved speech.wav")
