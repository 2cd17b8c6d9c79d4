# Runs in the folder of the repository; needs one of NVIDIA's GPUs with 24 GB.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import numpy as np
import torch
from decord import VideoReader, cpu
from geometrycrafter import (
    GeometryCrafterDiffPipeline,
    PMapAutoencoderKLTemporalDecoder,
    UNetSpatioTemporalConditionModelVid2vid,
)
from third_party import MoGe

# Your own video.
video_path = "examples/video1.mp4"
# What it is worked on at: multiples of 64. With 576 and 1024 it takes 40 GB.
height, width = 384, 640

unet = UNetSpatioTemporalConditionModelVid2vid.from_pretrained(
    "owner/name",
    revision="v1.0",
    subfolder="unet_diff",
    torch_dtype=torch.float16,
)
decoder = PMapAutoencoderKLTemporalDecoder.from_pretrained(
    "owner/name",
    revision="v1.0",
    subfolder="point_map_vae",
    torch_dtype=torch.float32,
)
pipeline = GeometryCrafterDiffPipeline.from_pretrained(
    "stabilityai/stable-video-diffusion-img2vid-xt", unet=unet, torch_dtype=torch.float16, variant="fp16"
).to("cuda")
frames = VideoReader(video_path, ctx=cpu(0))
video = frames.get_batch(list(range(len(frames)))).asnumpy().astype(np.float32) / 255
window = min(110, len(video))
with torch.inference_mode():
    points, known = pipeline(
        torch.tensor(video, device="cuda").permute(0, 3, 1, 2),
        decoder.requires_grad_(False).to("cuda"),
        MoGe(cache_dir="cache").requires_grad_(False).to("cuda"),
        height=height,
        width=width,
        num_inference_steps=5,
        guidance_scale=1.0,
        window_size=window,
        overlap=25 if window < len(video) else 0,
    )
# Of each pixel of each frame: where it is in space, and whether that is known.
np.savez("points.npz", point_map=points.half().cpu().numpy(), mask=known.bool().cpu().numpy())
print("Saved points.npz", tuple(points.shape))
