from pyannote.audio import Model
from pyannote.audio.pipelines import VoiceActivityDetection

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"

model = Model.from_pretrained("owner/name")
pipeline = VoiceActivityDetection(segmentation=model)
# Where speech starts and ends, as scores, and the shortest speech and pause, in seconds.
settings = {"onset": 0.5, "offset": 0.5, "min_duration_on": 0.2, "min_duration_off": 0.2}
pipeline.instantiate({name: settings[name] for name in pipeline.parameters()})

for stretch, _ in pipeline(audio_file).itertracks():
    print(f"{stretch.start:.1f} s to {stretch.end:.1f} s")
