from acestep.pipeline_ace_step import ACEStepPipeline
from huggingface_hub import snapshot_download

prompt = "indie folk, acoustic guitar, warm female voice, 95 bpm"
# An empty text for music without words.
lyrics = """[verse]
The harbour lights are burning low
The boats come in, the tide is slow

[chorus]
Carry me home, carry me home
"""
seconds = 60

# The model that it adapts is downloaded besides.
pipeline = ACEStepPipeline()
adapter = snapshot_download("owner/name-LoRA")
# The program makes the folder, which the name must therefore have.
pipeline(
    prompt=prompt,
    lyrics=lyrics,
    audio_duration=seconds,
    lora_name_or_path=adapter,
    save_path="music/song.wav",
)
print("Saved music/song.wav")
