import soundfile as sf
from kittentts import KittenTTS

text = "The next train to Bristol leaves from platform four."
# Others: expr-voice-2 to expr-voice-5, each with -m and -f at its end.
voice = "expr-voice-5-m"

model = KittenTTS("owner/name")
speech = model.generate(text, voice=voice).squeeze()
sf.write("speech.wav", speech, 24000)
print("Saved speech.wav")
