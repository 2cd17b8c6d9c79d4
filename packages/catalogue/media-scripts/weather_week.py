"""Draws the demo of image-text-to-text: the weather of a week, to be asked about.

python3 weather_week.py  writes week.png beside the task.
Needs pillow 13.0.0 and the fonts of Debian's fonts-lato (2.0).
"""

from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FILE = Path(__file__).parent.parent / "src/tasks/image-text-to-text/week.png"
SCALE = 3
WIDTH, HEIGHT = 620, 348
INK, SOFT, PANEL, SUN, RAIN = "#17324a", "#5b7690", "#ffffff", "#f5b335", "#2f7fc1"
LIGHT, DARK = "#b9c8d6", "#8496a8"
# Day, sky, highest and lowest temperature, chance of rain in percent
WEEK = (
    ("Mon", "rain", 15, 9, 85),
    ("Tue", "showers", 17, 10, 60),
    ("Wed", "sun", 22, 12, 5),
    ("Thu", "fair", 21, 13, 10),
    ("Fri", "storm", 19, 12, 90),
    ("Sat", "cloud", 16, 11, 35),
    ("Sun", "showers", 16, 9, 55),
)

picture = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE))
draw = ImageDraw.Draw(picture)


def font(style, size):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/lato/Lato-{style}.ttf", size * SCALE)


def write(x, y, text, size, style="Regular", fill=INK, anchor="ms"):
    draw.text((x * SCALE, y * SCALE), text, font=font(style, size), fill=fill, anchor=anchor)


def box(left, top, right, bottom, fill, radius=0):
    draw.rounded_rectangle([value * SCALE for value in (left, top, right, bottom)], radius * SCALE, fill=fill)


def dot(x, y, radius, fill):
    draw.ellipse([value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)], fill=fill)


def sun(x, y, radius):
    for ray in range(8):
        angle = ray * pi / 4
        inner, outer = radius + 4, radius + 9
        points = [(x + r * cos(angle), y + r * sin(angle)) for r in (inner, outer)]
        draw.line([(a * SCALE, b * SCALE) for a, b in points], fill=SUN, width=3 * SCALE)
        for a, b in points:
            dot(a, b, 1.4, SUN)
    dot(x, y, radius, SUN)


def cloud(x, y, fill):
    for dx, dy, radius in ((-11, 3, 9), (0, -4, 12), (12, 3, 9)):
        dot(x + dx, y + dy, radius, fill)
    box(x - 12, y + 1, x + 13, y + 12, fill, 4)


def drops(x, y, count):
    for number in range(count):
        left = x + (number - (count - 1) / 2) * 9
        draw.line([(left * SCALE, y * SCALE), ((left - 3) * SCALE, (y + 8) * SCALE)], fill=RAIN, width=round(2.6 * SCALE))


def bolt(x, y):
    points = ((2, 0), (-6, 11), (-1, 11), (-4, 20), (6, 7), (1, 7), (5, 0))
    draw.polygon([((x + dx) * SCALE, (y + dy) * SCALE) for dx, dy in points], fill=SUN)


def sky(kind, x, y):
    if kind == "sun":
        sun(x, y, 14)
    elif kind == "fair":
        sun(x - 8, y - 7, 10)
        cloud(x + 5, y + 6, LIGHT)
    elif kind == "cloud":
        cloud(x + 6, y - 5, LIGHT)
        cloud(x - 3, y + 4, DARK)
    elif kind == "showers":
        sun(x - 9, y - 11, 9)
        cloud(x + 3, y - 1, LIGHT)
        drops(x + 3, y + 15, 2)
    else:
        cloud(x, y - 4, DARK)
        drops(x if kind == "rain" else x - 11, y + 12, 3 if kind == "rain" else 1)
        if kind == "storm":
            bolt(x + 4, y + 7)


def main():
    for row in range(HEIGHT * SCALE):
        share = row / (HEIGHT * SCALE)
        colour = tuple(round(a + (b - a) * share) for a, b in ((188, 232), (221, 243), (242, 250)))
        draw.line([(0, row), (WIDTH * SCALE, row)], fill=colour)
    write(24, 42, "Ravensby", 24, "Bold", anchor="ls")
    write(24, 62, "The week from 11 May", 13, fill=SOFT, anchor="ls")
    write(WIDTH - 24, 62, "Chance of rain below each day", 12, fill=SOFT, anchor="rs")
    for number, (day, kind, high, low, chance) in enumerate(WEEK):
        left = 24 + number * 82.6
        middle = left + 38
        box(left, 80, left + 76, 324, PANEL, 10)
        write(middle, 106, day, 16, "Bold")
        sky(kind, middle, 144)
        write(middle + 2, 205, f"{high}°", 22, "Bold")
        write(middle + 1, 224, f"{low}°", 14, fill=SOFT)
        box(middle - 14, 238, middle + 14, 294, "#eaf2f8", 4)
        if chance:
            box(middle - 14, 294 - max(chance * 0.56, 4), middle + 14, 294, RAIN, 4 if chance > 14 else 2)
        write(middle, 313, f"{chance} %", 13)
    picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(200).save(FILE, optimize=True)
    print(FILE.stat().st_size)


if __name__ == "__main__":
    main()
