# Needs Python 3.10 or 3.11.

from huggingface_hub import snapshot_download
from indextts.infer_v2 import IndexTTS2

text = "The next train to Bristol leaves from platform four."
# A recording of the voice to speak with: put your own here.
voice_path = "voice.wav"

# A folder of its own: the models that it needs besides are downloaded into it too.
folder = snapshot_download("owner/name", local_dir="checkpoints")
# The files hold pickles, which can run code: load them only if you trust their author.
tts = IndexTTS2(cfg_path=f"{folder}/config.yaml", model_dir=folder)
tts.infer(voice_path, text, "speech.wav")
print("Saved speech.wav")
