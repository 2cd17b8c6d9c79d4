import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import soundfile as sf
import torch
from huggingface_hub import snapshot_download
from qwen_tts import Qwen3TTSModel

text = "The next train to Bristol leaves from platform four."

device = "cuda:0" if torch.cuda.is_available() else "cpu"
model = Qwen3TTSModel.from_pretrained(
    snapshot_download("owner/name-CustomVoice", revision="v1.0"),
    device_map=device,
    dtype=torch.bfloat16 if torch.cuda.is_available() else torch.float32,
)
voices = model.get_supported_speakers() or []
print(f"Voices: {', '.join(voices)}")
# Ryan is English; models with voices of their own have others.
voice = "ryan" if "ryan" in voices else voices[0]
speeches, sample_rate = model.generate_custom_voice(text=text, speaker=voice)
sf.write("speech.wav", speeches[0], sample_rate)
print("Saved speech.wav")
