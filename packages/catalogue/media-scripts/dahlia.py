"""Makes the demo of mask generation: a flower with the box around it, and the mask inside that box.

python3 dahlia.py  writes flower.jpg and mask.jpg beside the task.
Needs scikit-learn (the photograph flower.jpg), opencv-python 5.0.0.93 (GrabCut) and Pillow.
"""

from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw
from sklearn.datasets import load_sample_image

FOLDER = Path(__file__).parent.parent / "src/tasks/mask-generation"
BOX = (158, 76, 458, 372)  # left, top, right, bottom: the prompt


def main():
    photo = load_sample_image("flower.jpg")
    cv2.setRNGSeed(0)
    labels = np.zeros(photo.shape[:2], np.uint8)
    left, top, right, bottom = BOX
    model = np.zeros((2, 1, 65))
    rectangle = (left, top, right - left, bottom - top)
    cv2.grabCut(photo[:, :, ::-1].copy(), labels, rectangle, model[0], model[1], 8, cv2.GC_INIT_WITH_RECT)
    inside = np.isin(labels, (cv2.GC_FGD, cv2.GC_PR_FGD))

    prompted = Image.fromarray(photo)
    draw = ImageDraw.Draw(prompted)
    draw.rounded_rectangle(BOX, radius=6, outline=(255, 255, 255), width=4)
    prompted.save(FOLDER / "flower.jpg", quality=80, optimize=True)

    # The picture greyed and darkened, but for what the mask keeps.
    grey = np.repeat(photo.mean(axis=2, keepdims=True), 3, axis=2) * 0.35 + 18
    soft = cv2.GaussianBlur(inside.astype(np.float32), (0, 0), 0.8)[:, :, None]
    shown = Image.fromarray((photo * soft + grey * (1 - soft)).astype(np.uint8))
    outline = cv2.findContours(inside.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0]
    canvas = np.array(shown)
    cv2.drawContours(canvas, outline, -1, (86, 180, 233), 3, cv2.LINE_AA)
    Image.fromarray(canvas).save(FOLDER / "mask.jpg", quality=80, optimize=True)
    print(f"{inside.mean():.1%} of the picture")


if __name__ == "__main__":
    main()
