# Needs a Mobilint NPU with its driver.

import transformers_mblt
from transformers import pipeline

# Makes Mobilint's models known to transformers.
transformers_mblt.register()
pipe = pipeline("automatic-speech-recognition", model="owner/name")
# Your own recording.
audio_file = "audio.wav"
print(pipe(audio_file)["text"])
pipe.model.dispose()
