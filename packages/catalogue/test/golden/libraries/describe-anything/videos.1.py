# It needs an NVIDIA GPU.

from pathlib import Path

import numpy as np
from PIL import Image
from dam import DescribeAnythingModel

# The frames of your own video, 00000.jpg and so on, and under the same names what to describe, white on black.
frames_folder = Path("frames")
masks_folder = Path("masks")
question = "Describe the object in the masked region in the video in detail."

paths = sorted(frames_folder.glob("*.jpg"))
chosen = [paths[number] for number in np.linspace(0, len(paths) - 1, 8, dtype=int)]
frames = [Image.open(path).convert("RGB") for path in chosen]
masks = [Image.open(masks_folder / path.name).convert("L") for path in chosen]

describer = DescribeAnythingModel(
    "owner/DAM-3B-Video",
    conv_mode="v1",
    prompt_mode="full+focal_crop",
).to("cuda")
prompt = "Video: " + "<image>" * len(frames) + "\nGiven the video in the form of a sequence of frames above, "
print(describer.get_description(frames, masks, prompt + question))
