# Gated model: accept its conditions at https://huggingface.co/owner/name-multilingual and log in with: hf auth login

import soundfile as sf
import torch
from chatterbox.mtl_tts import ChatterboxMultilingualTTS
from huggingface_hub import snapshot_download

text = "The next train to Bristol leaves from platform four."
# The language of the text, as ChatterboxMultilingualTTS.get_supported_languages() lists it.
language = "hi"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
folder = snapshot_download(
    "owner/name-multilingual",
    allow_patterns=[
        "t3_mtl23ls_v2.safetensors",
        "ve.pt",
        "s3gen.pt",
        "grapheme_mtl_merged_expanded_v1.json",
        "conds.pt",
        "Cangjie5_TC.json",
    ],
)
model = ChatterboxMultilingualTTS.from_local(folder, device)
speech = model.generate(text, language_id=language)
sf.write("speech.wav", speech[0].numpy(), model.sr)
print("Saved speech.wav")
