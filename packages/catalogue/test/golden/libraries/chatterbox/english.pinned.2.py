import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import soundfile as sf
import torch
from chatterbox.tts import ChatterboxTTS
from huggingface_hub import snapshot_download

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"

device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
folder = snapshot_download(
    "owner/name",
    revision="v1.0",
    allow_patterns=[
        "t3_cfg.safetensors",
        "ve.safetensors",
        "s3gen.safetensors",
        "tokenizer.json",
        "conds.pt",
    ],
)
model = ChatterboxTTS.from_local(folder, device)
speech = model.generate(text, audio_prompt_path=voice_path)
sf.write("speech.wav", speech[0].numpy(), model.sr)
print("Saved speech.wav")
