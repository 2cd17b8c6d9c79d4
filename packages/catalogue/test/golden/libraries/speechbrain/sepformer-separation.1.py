import soundfile
from speechbrain.inference.separation import SepformerSeparation

# Your own recording.
audio_file = "audio.wav"

# Its hyperparams.yaml names the Python objects to make, and can run code: load it only if you trust its author.
model = SepformerSeparation.from_hparams(source="owner/name")
sources = model.separate_file(path=audio_file)
for number in range(sources.shape[-1]):
    samples = sources[0, :, number].detach().cpu().numpy()
    soundfile.write(f"source-{number + 1}.wav", samples, model.hparams.sample_rate)
print(f"Saved {sources.shape[-1]} files")
