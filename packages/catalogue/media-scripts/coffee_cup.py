"""Makes the demo of object detection: a cup of coffee, and the boxes that a detector found.

python3 coffee_cup.py MODELS  writes coffee.jpg and found.jpg beside the task.
MODELS is the folder of weights that coffee_cup.mjs asks for, which finds the things (node and its packages needed).
Needs scikit-image (the photograph coffee.png), numpy and Pillow.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from labelled_boxes import draw_boxes
from PIL import Image
from skimage.data import coffee

FOLDER = Path(__file__).parent.parent / "src/tasks/object-detection"
LABELS = {41: "cup", 60: "dining table"}  # of the 80 of COCO, counted from 0
THRESHOLD, OVERLAP = 0.2, 0.9


def shared(a, b):
    """Intersection over union of two boxes."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    inside = max(0, width) * max(0, height)
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (a, b)]
    return inside / (sum(areas) - inside)


if __name__ == "__main__":
    photo = Image.fromarray(coffee())
    # The detector takes squares: bars above and below keep the cup round.
    bar = (photo.width - photo.height) // 2
    square = Image.new("RGB", (photo.width, photo.width), (120, 80, 50))
    square.paste(photo, (0, bar))
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        square.save(file.name)
        script = Path(__file__).with_suffix(".mjs")
        output = subprocess.run(["node", script, sys.argv[1], file.name], check=True, capture_output=True, text=True)
    kept = []
    for one in json.loads(output.stdout.splitlines()[-1]):
        if one["score"] >= THRESHOLD and all(shared(one["box"], other["box"]) < OVERLAP for other in kept):
            kept.append(one)
    found = [
        (LABELS[one["label"]], one["score"], [x - bar * (at % 2) for at, x in enumerate(one["box"])])
        for one in kept
    ]
    print(found)
    photo.save(FOLDER / "coffee.jpg", quality=80, optimize=True)
    draw_boxes(photo, found).save(FOLDER / "found.jpg", quality=80, optimize=True)
