from audiocraft.data.audio import audio_write
from audiocraft.models import JASCO

prompt = "strings and woodwinds, a calm symphony"

# The files hold pickles, which can run code: load them only if you trust their author.
model = JASCO.get_pretrained("owner/name")
# Chords, and the second at which each begins.
chords = [("C", 0.0), ("D", 2.0), ("F", 4.0), ("Ab", 6.0), ("C", 8.0)]
audio = model.generate_music(descriptions=[prompt], chords=chords, progress=True)
audio_write("audio", audio[0].cpu(), model.sample_rate, strategy="loudness")
print("Saved audio.wav")
