"""Makes the demo of zero-shot object detection: a rocket before its launch, and boxes drawn by hand.

python3 rocket_launch.py  writes launch.jpg and found.jpg beside the task.
Needs scikit-image (the photograph rocket.jpg) and Pillow.
"""

from pathlib import Path

from labelled_boxes import draw_boxes
from PIL import Image
from skimage.data import rocket

FOLDER = Path(__file__).parent.parent / "src/tasks/zero-shot-object-detection"
# Where they stand in the picture of 640 by 427 pixels, read off by eye.
TOWERS = ((26, 0, 88, 421), (176, 124, 208, 400), (436, 124, 462, 396), (556, 0, 612, 421))
FOUND = [("rocket", None, (306, 126, 342, 410)), *(("lattice tower", None, box) for box in TOWERS)]

if __name__ == "__main__":
    photo = Image.fromarray(rocket())
    photo.save(FOLDER / "launch.jpg", quality=82, optimize=True)
    draw_boxes(photo, FOUND, 16).save(FOLDER / "found.jpg", quality=82, optimize=True)
