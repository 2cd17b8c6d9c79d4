from audiocraft.data.audio import audio_write
from audiocraft.models import MAGNeT

prompt = "a mellow piano melody over soft rain, 80 bpm"

# The files hold pickles, which can run code: load them only if you trust their author.
model = MAGNeT.get_pretrained("owner/name")
audio = model.generate([prompt], progress=True)
audio_write("audio", audio[0].cpu(), model.sample_rate, strategy="loudness")
print("Saved audio.wav")
