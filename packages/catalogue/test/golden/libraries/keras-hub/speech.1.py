import os

os.environ["KERAS_BACKEND"] = "jax"  # or "torch" or "tensorflow"

import keras_hub
import soundfile

# Your own recording: one channel, 16,000 samples a second.
audio_file = "audio.wav"
samples, _ = soundfile.read(audio_file, dtype="float32")

model = keras_hub.models.MoonshineAudioToText.from_preset("hf://owner/name")
print(model.generate({"audio": samples[None, :, None]}))
