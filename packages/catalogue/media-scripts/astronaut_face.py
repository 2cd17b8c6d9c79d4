"""Makes the demo of keypoint detection: an astronaut, and the points of her face that a model found.

python3 astronaut_face.py  writes astronaut.jpg and landmarks.jpg beside the task.
Needs scikit-image (the photograph astronaut.png), mediapipe 0.10.14 (whose wheel holds the weights), numpy and Pillow.
"""

from pathlib import Path

import mediapipe
import numpy as np
from mediapipe.python.solutions import face_mesh_connections as face
from PIL import Image, ImageDraw
from skimage.data import astronaut

FOLDER = Path(__file__).parent.parent / "src/tasks/keypoint-detection"
CROP = (66, 0, 376, 220)  # left, top, right, bottom
SIZE = (620, 440)
SCALE = 3  # drawn larger and scaled down, for smooth edges
PARTS = (
    (face.FACEMESH_TESSELATION, (225, 235, 245), 1),
    (face.FACEMESH_FACE_OVAL, (240, 228, 66), 4),
    (face.FACEMESH_LIPS | face.FACEMESH_NOSE, (255, 170, 60), 4),
    (face.FACEMESH_LEFT_EYE | face.FACEMESH_LEFT_EYEBROW | face.FACEMESH_LEFT_IRIS, (86, 180, 233), 4),
    (face.FACEMESH_RIGHT_EYE | face.FACEMESH_RIGHT_EYEBROW | face.FACEMESH_RIGHT_IRIS, (86, 180, 233), 4),
)

if __name__ == "__main__":
    photo = Image.fromarray(astronaut())
    with mediapipe.solutions.face_mesh.FaceMesh(static_image_mode=True, refine_landmarks=True) as mesh:
        (found,) = mesh.process(np.array(photo)).multi_face_landmarks
    left, top, right, _ = CROP
    zoom = SIZE[0] / (right - left) * SCALE
    points = [
        ((point.x * photo.width - left) * zoom, (point.y * photo.height - top) * zoom) for point in found.landmark
    ]
    print(f"{len(points)} keypoints")
    shown = photo.crop(CROP).resize(SIZE, Image.Resampling.LANCZOS)
    shown.save(FOLDER / "astronaut.jpg", quality=82, optimize=True)
    shown = shown.resize((SIZE[0] * SCALE, SIZE[1] * SCALE))
    draw = ImageDraw.Draw(shown)
    for lines, colour, width in PARTS:
        for ends in lines:
            draw.line([points[end] for end in ends], fill=colour, width=max(2, width * SCALE // 2))
    for x, y in points:
        draw.ellipse((x - 4, y - 4, x + 4, y + 4), fill=(255, 255, 255))
    shown.resize(SIZE, Image.Resampling.LANCZOS).save(FOLDER / "landmarks.jpg", quality=78, optimize=True)
