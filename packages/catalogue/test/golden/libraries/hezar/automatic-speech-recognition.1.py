from hezar.models import Model

# Your own recording.
audio = "audio.mp3"

# The file holds pickles, which can run code: load it only if you trust its author.
model = Model.load("owner/name")
print(model.predict(audio))
