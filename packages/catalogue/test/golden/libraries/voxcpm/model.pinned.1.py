import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import soundfile as sf
from huggingface_hub import snapshot_download
from voxcpm import VoxCPM

text = "The next train to Bristol leaves from platform four."

model = VoxCPM.from_pretrained(
    snapshot_download("owner/name", revision="v1.0"),
    load_denoiser=False,
)
speech = model.generate(text=text)
sf.write("speech.wav", speech, model.tts_model.sample_rate)
print("Saved speech.wav")
