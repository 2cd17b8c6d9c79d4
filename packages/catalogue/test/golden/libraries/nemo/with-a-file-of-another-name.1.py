from huggingface_hub import hf_hub_download
from nemo.collections.asr.models import ASRModel

# Your own recording, with one channel.
audio_file = "audio.wav"

# The file holds pickles, which can run code: load it only if you trust its author.
model_file = hf_hub_download("owner/name", "stt_conformer.nemo")
model = ASRModel.restore_from(model_file)
result = model.transcribe([audio_file])[0]
print(result.text)
