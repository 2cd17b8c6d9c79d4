import soundfile
from stable_audio_3 import StableAudioModel

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 30

model = StableAudioModel.from_pretrained("small-music-base")
audio = model.generate(prompt=prompt, duration=seconds, steps=50, cfg_scale=7)
soundfile.write("audio.wav", audio[0].float().cpu().T.numpy(), model.model_config["sample_rate"])
print("Saved audio.wav")
