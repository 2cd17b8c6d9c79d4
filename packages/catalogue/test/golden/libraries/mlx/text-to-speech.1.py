from mlx_audio.tts import load
from mlx_audio.tts.generate import generate_audio

text = "The ferry leaves from the northern pier at a quarter past nine."

model = load("owner/name")
generate_audio(text, model=model, file_prefix="speech", join_audio=True)
print("Saved speech.wav")
