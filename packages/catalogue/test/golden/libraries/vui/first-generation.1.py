# Needs Python 3.12.3, that version and no other.

import soundfile as sf
import torch
from huggingface_hub import hf_hub_download
from vui.inference import render
from vui.model import Vui

text = "The next train to Bristol leaves from platform four."

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/name", "vui-100m-base.pt")
model = Vui.from_pretrained(weights).to(device).eval()
speech = render(model, text, use_cuda_graph=device == "cuda")
sf.write("speech.wav", speech.flatten().float().numpy(), model.codec.config.sample_rate)
print("Saved speech.wav")
