# Runs in the folder of the repository; needs one of NVIDIA's GPUs.
# Gated model: accept its conditions at http://127.0.0.1:7860/owner/lagernvs_general_512 and log in with: hf auth login
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import torch
from eval.export import save_video
from huggingface_hub import hf_hub_download
from models.encoder_decoder import EncDec_VitB8
from vggt.utils.load_fn import load_and_preprocess_images
from vis import create_target_camera_path, render_chunked

# Your own pictures of one place, from one to ten.
paths = ["left.jpg", "right.jpg"]
# How many pictures the film has.
length = 100

images = load_and_preprocess_images(paths, mode="resize", target_size=512, patch_size=8).to("cuda")[None]
# Finds out where they were taken from, with another model, and flies from one to the next.
rays, cameras = create_target_camera_path(
    paths, length, len(paths), tuple(images.shape[-2:]), "cuda", torch.bfloat16, mode="resize"
)
model = EncDec_VitB8(pretrained_vggt=False, attention_to_features_type="bidirectional_cross_attention")
weights = hf_hub_download("owner/lagernvs_general_512", "model.pt", revision="v1.0")
# The file holds pickles, which can run code: load it only if you trust its author.
model.load_state_dict(torch.load(weights, map_location="cpu")["model"])
model.to("cuda").eval()
with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
    video = render_chunked(model, (images, rays, cameras), num_cond_views=len(paths))
save_video(video[0], "video.mp4")
print("Saved video.mp4")
