import torch
from transformers import AutoImageProcessor, AutoModelForVideoClassification
from transformers.video_utils import load_video

# A path or URL: put your own video here.
video = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"

processor = AutoImageProcessor.from_pretrained("owner/video-classification")
model = AutoModelForVideoClassification.from_pretrained(
    "owner/video-classification",
    device_map="auto",
)

frames, _ = load_video(video, num_frames=model.config.num_frames)
inputs = processor(list(frames), return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
best = outputs.logits[0].argmax().item()
print(model.config.id2label[best])
