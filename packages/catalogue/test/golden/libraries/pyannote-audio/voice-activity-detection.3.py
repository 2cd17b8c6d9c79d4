from pyannote.audio import Inference, Model
from pyannote.core import Segment

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"
# The part to look at, in seconds.
part = Segment(start=2.0, end=5.0)

model = Model.from_pretrained("owner/name")
inference = Inference(model, window="whole")
print(inference.crop(audio_file, part))
