import cv2
import jax
import numpy as np
from huggingface_hub import hf_hub_download
from videoprism import models as vp

# A path or URL: put your own video here.
video_path = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"
labels = ["a person eating spaghetti", "a dog running on a beach", "a car in the rain"]

capture = cv2.VideoCapture(video_path)
frames = []
while True:
    found, frame = capture.read()
    if not found:
        break
    frames.append(cv2.resize(cv2.cvtColor(frame, cv2.COLOR_BGR2RGB), (288, 288)))
chosen = np.linspace(0, len(frames) - 1, 16, dtype=int)
video = np.stack([frames[number] for number in chosen])[None].astype(np.float32) / 255

model = vp.get_model("videoprism_lvt_public_v1_base")
weights_path = hf_hub_download(
    "owner/videoprism-lvt-base-f16r288",
    "flax_lvt_base_f16r288_repeated.npz",
)
weights = vp.load_pretrained_weights(None, checkpoint_path=weights_path)
ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), labels)
forward = jax.jit(lambda inputs, ids, paddings: model.apply(weights, inputs, ids, paddings, train=False))
video_features, text_features, _ = forward(video, ids, paddings)
# How well each text fits the video: the higher, the better.
for score, label in zip((video_features @ text_features.T)[0].tolist(), labels):
    print(f"{label}: {score:.3f}")
