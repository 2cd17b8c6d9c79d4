# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

from acestep.pipeline_ace_step import ACEStepPipeline
from huggingface_hub import snapshot_download

prompt = "ambient, slow, piano"
# An empty text for music without words.
lyrics = """[verse]
The harbour lights are burning low
The boats come in, the tide is slow

[chorus]
Carry me home, carry me home
"""
seconds = 60

pipeline = ACEStepPipeline(checkpoint_dir=snapshot_download("owner/name"))
# The program makes the folder, which the name must therefore have.
pipeline(
    prompt=prompt,
    lyrics=lyrics,
    audio_duration=seconds,
    save_path="music/song.wav",
)
print("Saved music/song.wav")
