import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

text = "The next train to Bristol leaves from platform four."
# What the voice sounds like.
description = "An elderly man with a deep, calm voice who speaks slowly."

device = "cuda:0" if torch.cuda.is_available() else "cpu"
model = Qwen3TTSModel.from_pretrained(
    "owner/name-VoiceDesign",
    device_map=device,
    dtype=torch.bfloat16 if torch.cuda.is_available() else torch.float32,
)
speeches, sample_rate = model.generate_voice_design(text=text, instruct=description)
sf.write("speech.wav", speeches[0], sample_rate)
print("Saved speech.wav")
