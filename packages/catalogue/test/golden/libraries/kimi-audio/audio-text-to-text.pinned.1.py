# Loading the model runs Python code from its repository: read it first, and pin a revision.
# Needs an NVIDIA GPU: the library and its models know no other device.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from huggingface_hub import snapshot_download
from kimia_infer.api.kimia import KimiAudio

# Your own recording.
audio_file = "audio.wav"

model = KimiAudio(
    model_path=snapshot_download("owner/name", revision="v1.0"),
    load_detokenizer=False,
)
messages = [
    {"role": "user", "message_type": "text", "content": "Please transcribe this recording:"},
    {"role": "user", "message_type": "audio", "content": audio_file},
]
_, text = model.generate(messages, output_type="text")
print(text)
