import librosa
import soundfile
import torch
from asteroid.models import BaseModel
from torch.torch_version import TorchVersion

# Your own recording.
audio_file = "audio.wav"

# Files made with torch 1.10 or later name its version in a type that torch reads only where it is allowed.
torch.serialization.add_safe_globals([TorchVersion])
# The file holds pickles, which can run code: load it only if you trust its author.
model = BaseModel.from_pretrained("owner/name")
device = "cuda" if torch.cuda.is_available() else "cpu"
model = model.to(device).eval()

samples, _ = librosa.load(audio_file, sr=int(model.sample_rate))
# Recordings, channels, samples.
sources = model.separate(torch.from_numpy(samples)[None, None])[0]
for number, source in enumerate(sources, start=1):
    soundfile.write(f"source-{number}.wav", source.numpy(), int(model.sample_rate))
print(f"Saved {len(sources)} files")
