# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from speechbrain.inference.ASR import EncoderASR
from speechbrain.utils.fetching import FetchConfig

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = EncoderASR.from_hparams(
    source="owner/name",
    fetch_config=FetchConfig(token=True),
)
print(model.transcribe_file(audio_file))
