import torch
from transformers import AutoModelForCTC, AutoProcessor
from transformers.audio_utils import load_audio

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

processor = AutoProcessor.from_pretrained("owner/automatic-speech-recognition")
model = AutoModelForCTC.from_pretrained(
    "owner/automatic-speech-recognition",
    device_map="auto",
)

rate = processor.feature_extractor.sampling_rate
samples = load_audio(audio, sampling_rate=rate)
inputs = processor(samples, sampling_rate=rate, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(processor.batch_decode(outputs.logits.argmax(dim=-1))[0])
