from nemo.collections.asr.models import ASRModel

# Your own recording, with one channel.
audio_file = "audio.wav"

# The file holds pickles, which can run code: load it only if you trust its author.
model = ASRModel.from_pretrained("owner/name")
result = model.transcribe([audio_file])[0]
print(result.text)
