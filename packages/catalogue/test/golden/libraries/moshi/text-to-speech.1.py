import sphn
import torch
from moshi.models import loaders
from moshi.models.tts import TTSModel

text = "The lighthouse keeper climbed the stairs one last time."
# One of the recordings in the repository kyutai/tts-voices.
voice = "expresso/ex03-ex01_happy_001_channel1_334s.wav"

device = "cuda" if torch.cuda.is_available() else "cpu"
checkpoint = loaders.CheckpointInfo.from_hf_repo("owner/name")
model = TTSModel.from_checkpoint_info(checkpoint, device=device)
speech = model.simple_generate(text, voice)[0]
sphn.write_wav("speech.wav", speech.cpu().numpy(), sample_rate=model.mimi.sample_rate)
print("Saved speech.wav")
