import torch
from transformers import AutoModelForVideoClassification, AutoVideoProcessor

# A path or URL: put your own video here.
video = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"

processor = AutoVideoProcessor.from_pretrained("owner/video-classification")
model = AutoModelForVideoClassification.from_pretrained(
    "owner/video-classification",
    device_map="auto",
)

inputs = processor(
    video,
    num_frames=model.config.frames_per_clip,
    do_sample_frames=True,
    return_tensors="pt",
).to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
best = outputs.logits[0].argmax().item()
print(model.config.id2label[best])
