import json
from pathlib import Path

import soundfile as sf
from huggingface_hub import snapshot_download
from voxcpm import VoxCPM
from voxcpm.model.voxcpm import LoRAConfig

text = "The next train to Bristol leaves from platform four."

folder = snapshot_download("owner/name")
settings = json.loads(Path(folder, "lora_config.json").read_text())["lora_config"]
# The model that the adapter was trained on.
model = VoxCPM.from_pretrained(
    "owner/base",
    load_denoiser=False,
    lora_config=LoRAConfig(**settings),
    lora_weights_path=folder,
)
speech = model.generate(text=text)
sf.write("speech.wav", speech, model.tts_model.sample_rate)
print("Saved speech.wav")
