import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from matanyone import InferenceCore, MatAnyone

# Your own video, or a folder with its frames.
video_path = "video.mp4"
# A picture of the video's size: white where the person is in the first frame, black elsewhere.
mask_path = "mask.png"

# It takes the GPU where there is one.
model = MatAnyone.from_pretrained("owner/name", revision="v1.0")
processor = InferenceCore(model)
foreground, alpha = processor.process_video(video_path, mask_path, output_path="results")
print("Saved", foreground, "and", alpha)
