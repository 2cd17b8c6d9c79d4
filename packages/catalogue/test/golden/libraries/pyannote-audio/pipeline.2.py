from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"
# The part to look at, in seconds.
part = Segment(start=2.0, end=5.0)

pipeline = Pipeline.from_pretrained("owner/name")
waveform, sample_rate = Audio().crop(audio_file, part)
print(pipeline({"waveform": waveform, "sample_rate": sample_rate}))
