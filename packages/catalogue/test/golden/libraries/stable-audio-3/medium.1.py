# Medium models need one of NVIDIA's GPUs, and: pip install flash-attn --no-build-isolation
# Gated model: accept its conditions at https://huggingface.co/stabilityai/stable-audio-3-medium and log in with: hf auth login

import soundfile
from stable_audio_3 import StableAudioModel

prompt = "a mellow piano melody over soft rain, 80 bpm"
seconds = 30

model = StableAudioModel.from_pretrained("medium")
audio = model.generate(prompt=prompt, duration=seconds)
soundfile.write("audio.wav", audio[0].float().cpu().T.numpy(), model.model_config["sample_rate"])
print("Saved audio.wav")
