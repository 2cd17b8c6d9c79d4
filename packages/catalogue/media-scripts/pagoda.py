"""Makes the picture of zero-shot image classification: a pavilion above a lake.

python3 pagoda.py  writes pavilion.jpg beside the task. Needs scikit-learn (the photograph china.jpg) and Pillow.
"""

from pathlib import Path

from PIL import Image
from sklearn.datasets import load_sample_image

FOLDER = Path(__file__).parent.parent / "src/tasks/zero-shot-image-classification"

if __name__ == "__main__":
    photo = Image.fromarray(load_sample_image("china.jpg")).resize((540, 360), Image.Resampling.LANCZOS)
    photo.save(FOLDER / "pavilion.jpg", quality=76, optimize=True)
