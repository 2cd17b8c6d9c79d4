from transformers import AutoModelForSpeechSeq2Seq, AutoProcessor
from transformers.audio_utils import load_audio

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

processor = AutoProcessor.from_pretrained("owner/automatic-speech-recognition")
model = AutoModelForSpeechSeq2Seq.from_pretrained(
    "owner/automatic-speech-recognition",
    device_map="auto",
)

rate = processor.feature_extractor.sampling_rate
samples = load_audio(audio, sampling_rate=rate)
inputs = processor(samples, sampling_rate=rate, return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs)
print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
