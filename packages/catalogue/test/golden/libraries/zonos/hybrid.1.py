# Needs the program espeak-ng: apt install espeak-ng, or brew install espeak-ng.

import soundfile as sf
import torch
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos
from zonos.utils import DEFAULT_DEVICE

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"

# State-space layers run on an NVIDIA card alone, with what this installs after the rest:
# pip install --no-build-isolation -e ".[compile]"
model = Zonos.from_pretrained("owner/name-hybrid", device=DEFAULT_DEVICE)

samples, sample_rate = sf.read(voice_path, dtype="float32", always_2d=True)
speaker = model.make_speaker_embedding(torch.from_numpy(samples.T), sample_rate)
conditioning = model.prepare_conditioning(make_cond_dict(text=text, speaker=speaker, language="en-us"))
codes = model.generate(conditioning, disable_torch_compile=True)
speech = model.autoencoder.decode(codes).cpu()[0, 0].numpy()
sf.write("speech.wav", speech, model.autoencoder.sampling_rate)
print("Saved speech.wav")
