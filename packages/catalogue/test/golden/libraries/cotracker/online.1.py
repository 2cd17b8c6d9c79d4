import imageio.v3 as iio
import torch
from cotracker.predictor import CoTrackerOnlinePredictor
from cotracker.utils.visualizer import Visualizer
from huggingface_hub import hf_hub_download

# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"
# So many points a row and a column of the first frame.
grid_size = 10

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download("owner/name", "scaled_online.pth")
frames = iio.imread(video_path, plugin="FFMPEG")
video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float().to(device)

tracker = CoTrackerOnlinePredictor(checkpoint=weights, window_len=16).to(device)
tracker(video_chunk=video, is_first_step=True, grid_size=grid_size)
tracks = visible = torch.empty(0)
for start in range(0, video.shape[1] - tracker.step, tracker.step):
    tracks, visible = tracker(video_chunk=video[:, start : start + tracker.step * 2])
# Where each point is in each frame, in pixels.
print(tracks.shape)
Visualizer(save_dir="tracks", pad_value=120, linewidth=3).visualize(video, tracks, visible)
print("Saved tracks/video.mp4")
