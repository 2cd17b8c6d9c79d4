import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import imageio.v3 as iio
import torch
from cotracker.predictor import CoTrackerPredictor
from cotracker.utils.visualizer import Visualizer
from huggingface_hub import hf_hub_download

# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"
# So many points a row and a column of the first frame.
grid_size = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/name", "scaled_offline.pth", revision="v1.0")
frames = iio.imread(video_path, plugin="FFMPEG")
video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float().to(device)

tracker = CoTrackerPredictor(checkpoint=weights, window_len=60).to(device)
tracks, visible = tracker(video, grid_size=grid_size)
# Where each point is in each frame, in pixels.
print(tracks.shape)
Visualizer(save_dir="tracks", pad_value=120, linewidth=3).visualize(video, tracks, visible)
print("Saved tracks/video.mp4")
