import torch
from transformers import AutoFeatureExtractor, AutoModel
from transformers.audio_utils import load_audio

# A path or URL: put your own recording here.
audio = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac"

processor = AutoFeatureExtractor.from_pretrained("owner/feature-extraction")
model = AutoModel.from_pretrained("owner/feature-extraction", device_map="auto")

samples = load_audio(audio, sampling_rate=processor.sampling_rate)
inputs = processor(samples, sampling_rate=processor.sampling_rate, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
print(outputs.last_hidden_state.shape)
