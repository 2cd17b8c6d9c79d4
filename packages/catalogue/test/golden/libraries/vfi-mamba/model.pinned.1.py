# It needs an NVIDIA GPU.
import json
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import cv2
import numpy as np
import torch
from Trainer_finetune import Model, convert
from benchmark.utils.padder import InputPadder
from config import MODEL_CONFIG, init_model_config
from huggingface_hub import hf_hub_download

# Two frames of the same size: put your own here.
first_path = "example/im1.png"
last_path = "example/im2.png"

with open(hf_hub_download("owner/name", "config.json", revision="v1.0")) as file:
    settings = json.load(file)
MODEL_CONFIG["MODEL_ARCH"] = init_model_config(F=settings["F"], depth=settings["depth"])
model = Model(-1)
weights_path = hf_hub_download("owner/name", "model.pkl", revision="v1.0")
model.net.load_state_dict(convert(torch.load(weights_path, weights_only=True)))
model.eval()

frames = [cv2.imread(path) for path in (first_path, last_path)]
first, last = (torch.tensor(frame.transpose(2, 0, 1)[None] / 255).float().cuda() for frame in frames)
padder = InputPadder(first.shape, divisor=32)
first, last = padder.pad(first, last)
# 0.5 is halfway between the two.
between = padder.unpad(model.inference(first, last, True, timestep=0.5))
between = between[0].clamp(0, 1).cpu().numpy().transpose(1, 2, 0)
cv2.imwrite("between.png", (between * 255).astype(np.uint8))
print("Saved between.png")
