import soundfile as sf
from voxcpm import VoxCPM

text = "The next train to Bristol leaves from platform four."

model = VoxCPM.from_pretrained("owner/name", load_denoiser=False)
speech = model.generate(text=text)
sf.write("speech.wav", speech, model.tts_model.sample_rate)
print("Saved speech.wav")
