import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import json
from pathlib import Path

import soundfile as sf
from huggingface_hub import snapshot_download
from kittentts.onnx_model import KittenTTS_1_Onnx

text = "The next train to Bristol leaves from platform four."
# Others: expr-voice-2 to expr-voice-5, each with -m and -f at its end.
voice = "expr-voice-5-m"

folder = Path(snapshot_download("owner/name", revision="v1.0"))
config = json.loads((folder / "config.json").read_text())
model = KittenTTS_1_Onnx(
    model_path=str(folder / config["model_file"]),
    voices_path=str(folder / config["voices"]),
    speed_priors=config.get("speed_priors", {}),
    voice_aliases=config.get("voice_aliases", {}),
)
speech = model.generate(text, voice=voice).squeeze()
sf.write("speech.wav", speech, 24000)
print("Saved speech.wav")
