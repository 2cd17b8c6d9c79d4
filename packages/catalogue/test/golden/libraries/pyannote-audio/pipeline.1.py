from pyannote.audio import Pipeline

# Your own recording. FFmpeg (https://ffmpeg.org) must be installed: it reads it.
audio_file = "audio.wav"

pipeline = Pipeline.from_pretrained("owner/name")
annotation = pipeline(audio_file)
for turn, _, label in annotation.itertracks(yield_label=True):
    print(f"{turn.start:.1f} s to {turn.end:.1f} s: {label}")
