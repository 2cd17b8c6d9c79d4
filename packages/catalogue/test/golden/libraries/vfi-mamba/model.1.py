# It needs an NVIDIA GPU.

import cv2
import numpy as np
import torch
from Trainer_finetune import Model
from benchmark.utils.padder import InputPadder

# Two frames of the same size: put your own here.
first_path = "example/im1.png"
last_path = "example/im2.png"

# The file holds pickles, which can run code: load it only if you trust its author.
model = Model.from_pretrained("owner/name")
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
