from transformers import pipeline

# A path or URL: put your own video here.
video = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"

pipe = pipeline("video-classification", model="owner/video-classification")
results = pipe(video, num_frames=pipe.model.config.frames_per_clip)
for result in results:
    print(f"{result['label']}: {result['score']:.3f}")
