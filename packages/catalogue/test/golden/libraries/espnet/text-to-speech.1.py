import soundfile
import torch
from espnet2.bin.tts_inference import Text2Speech

text = "The lighthouse keeper climbed the stairs one last time."
# Counted from 0, for models of several speakers or languages.
speaker = 0
language = 0

device = "cuda" if torch.cuda.is_available() else "cpu"
# The files hold pickles, which can run code: load them only if you trust their author.
model = Text2Speech.from_pretrained("owner/name", device=device)
speech = model(
    text,
    sids=torch.tensor([speaker]) if model.use_sids else None,
    lids=torch.tensor([language]) if model.use_lids else None,
)["wav"]
soundfile.write("speech.wav", speech.view(-1).cpu().numpy(), model.fs)
print("Saved speech.wav")
