from transformers import pipeline
from transformers.audio_utils import load_audio

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

pipe = pipeline("automatic-speech-recognition", model="owner/whisper")
samples = load_audio(audio, sampling_rate=pipe.feature_extractor.sampling_rate)
print(pipe(samples)["text"])
