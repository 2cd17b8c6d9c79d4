import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from audiocraft.data.audio import audio_write
from audiocraft.models import MusicGen
from huggingface_hub import snapshot_download

prompt = "a mellow piano melody over soft rain, 80 bpm"

# The files hold pickles, which can run code: load them only if you trust their author.
folder = snapshot_download("owner/name", revision="v1.0")
model = MusicGen.get_pretrained(folder)
model.set_generation_params(duration=5)
audio = model.generate([prompt], progress=True)
audio_write("audio", audio[0].cpu(), model.sample_rate, strategy="loudness")
print("Saved audio.wav")
