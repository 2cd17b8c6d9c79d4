import cv2
import jax
import numpy as np
from huggingface_hub import hf_hub_download
from videoprism import models as vp

# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"

capture = cv2.VideoCapture(video_path)
frames = []
while True:
    found, frame = capture.read()
    if not found:
        break
    frames.append(cv2.resize(cv2.cvtColor(frame, cv2.COLOR_BGR2RGB), (288, 288)))
chosen = np.linspace(0, len(frames) - 1, 16, dtype=int)
video = np.stack([frames[number] for number in chosen])[None].astype(np.float32) / 255

model = vp.get_model("videoprism_public_v1_base")
weights_path = hf_hub_download(
    "owner/videoprism-base-f16r288",
    "flax_base_f16r288_repeated.npz",
)
weights = vp.load_pretrained_weights(None, checkpoint_path=weights_path)
forward = jax.jit(lambda inputs: model.apply(weights, inputs, train=False))
features, _ = forward(video)
# Videos, patches of all frames (16 x 16 in each), numbers of each.
print(features.shape)
