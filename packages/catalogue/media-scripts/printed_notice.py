"""Draws the demo of image-to-text, a photographed notice, and reads it.

python3 printed_notice.py  writes notice.jpg beside the task and prints what Tesseract reads in it;
needs pillow 13, numpy 2.4, tesseract-ocr 5.3.0 with its English data, and the DejaVu fonts.
"""

import subprocess
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FILE = Path(__file__).parent.parent / "src/tasks/image-to-text/notice.jpg"
FONTS = Path("/usr/share/fonts/truetype/dejavu")
WIDTH, HEIGHT, SCALE = 600, 420, 2
PAPER, INK, RED = (251, 247, 236), (38, 40, 46), (176, 58, 46)


def font(name, size):
    return ImageFont.truetype(str(FONTS / f"{name}.ttf"), size * SCALE)


def sheet():
    """The notice, flat."""
    width, height = 440 * SCALE, 320 * SCALE
    page = Image.new("RGB", (width, height), PAPER)
    pen = ImageDraw.Draw(page)
    pen.rectangle((0, 0, width, 62 * SCALE), RED)
    pen.text((width / 2, 31 * SCALE), "Garden Library", PAPER, font("DejaVuSerif-Bold", 30), anchor="mm")
    rows = [("Monday to Friday", "9:00 - 18:30"), ("Saturday", "10:00 - 14:00"), ("Sunday", "closed")]
    for number, (day, hours) in enumerate(rows):
        y = (96 + 38 * number) * SCALE
        pen.text((36 * SCALE, y), day, INK, font("DejaVuSans", 20), anchor="lm")
        pen.text((width - 36 * SCALE, y), hours, INK, font("DejaVuSans-Bold", 20), anchor="rm")
        pen.line((36 * SCALE, y + 19 * SCALE, width - 36 * SCALE, y + 19 * SCALE), (214, 204, 184), SCALE)
    pen.text((width / 2, 224 * SCALE), "Please return books", INK, font("DejaVuSerif", 19), anchor="mm")
    pen.text((width / 2, 250 * SCALE), "through the green hatch.", INK, font("DejaVuSerif", 19), anchor="mm")
    pen.text((width / 2, 292 * SCALE), "Telephone 0151 496 0342", RED, font("DejaVuSans-Bold", 17), anchor="mm")
    return page


def corners_to(target, source):
    """Coefficients that lead from the corners of the photograph back to those of the sheet."""
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(values, float))


def photograph():
    """The notice on a wooden door, seen from the side in warm light."""
    rng = np.random.default_rng(20261121)
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    x, y = np.meshgrid(np.arange(width), np.arange(height))
    board = x // (150 * SCALE)
    grain = np.sin(y / 37 + 4 * np.sin(x / 53 + board) + rng.normal(0, 1, (1, width)).cumsum(axis=1) / 9)
    tone = 0.86 + 0.05 * grain + 0.03 * rng.random((1, width)) - 0.34 * (x % (150 * SCALE) < 5 * SCALE)
    wood = Image.fromarray((np.array([92, 122, 112]) * tone[..., None]).clip(0, 255).astype(np.uint8))
    page = sheet()
    w, h = page.size
    target = [(78, 46), (516, 66), (524, 368), (66, 382)]
    target = [(a * SCALE, b * SCALE) for a, b in target]
    back = corners_to(target, [(0, 0), (w, 0), (w, h), (0, h)])
    mask = Image.new("L", page.size, 255).transform(wood.size, Image.PERSPECTIVE, back, Image.BICUBIC)
    shadow = Image.new("L", wood.size, 0)
    shadow.paste(mask.point(lambda value: value * 0.55), (7 * SCALE, 10 * SCALE))
    wood.paste((24, 32, 30), (0, 0), shadow.filter(ImageFilter.GaussianBlur(9 * SCALE)))
    wood.paste(page.transform(wood.size, Image.PERSPECTIVE, back, Image.BICUBIC), (0, 0), mask)
    light = 1.06 - 0.42 * ((x / width - 0.25) ** 2 + (y / height - 0.2) ** 2)
    pixels = np.asarray(wood, float) * light[..., None] * np.array([1.0, 0.985, 0.94]) + rng.normal(0, 4, (height, width, 1))
    photo = Image.fromarray(pixels.clip(0, 255).astype(np.uint8))
    return photo.filter(ImageFilter.GaussianBlur(0.8)).resize((WIDTH, HEIGHT), Image.LANCZOS)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    photograph().save(FILE, quality=84, optimize=True)
    # Mode 6: one block of text.
    subprocess.run(["tesseract", FILE, "-", "--psm", "6"], check=True)
