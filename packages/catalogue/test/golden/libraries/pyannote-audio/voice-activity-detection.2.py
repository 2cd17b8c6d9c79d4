from pyannote.audio import Inference, Model

# Your own recording.
audio_file = "audio.wav"

model = Model.from_pretrained("owner/name")
inference = Inference(model)
print(inference(audio_file))
