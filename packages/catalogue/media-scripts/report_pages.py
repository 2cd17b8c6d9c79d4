"""Draws the three pages that visual document retrieval searches.

python3 report_pages.py  writes pages.png beside the task.
Needs pillow 13.0.0 and the fonts of Debian's fonts-lato (2.0).
"""

import random
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FILE = Path(__file__).parent.parent / "src/tasks/visual-document-retrieval/pages.png"
SCALE = 3
WIDTH, HEIGHT = 640, 312
PAGE, TOP = 196, 28
BACK, PAPER, INK, SOFT, GREY = "#dfe4ea", "#ffffff", "#20242b", "#6a7380", "#cdd3da"
BLUE, ORANGE, GREEN = "#2f6db5", "#d9822b", "#2f8f6b"
random.seed(20261121)

picture = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), BACK)
draw = ImageDraw.Draw(picture)


def font(style, size):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/lato/Lato-{style}.ttf", round(size * SCALE))


def write(x, y, text, size=7, style="Regular", fill=INK, anchor="ls"):
    draw.text((x * SCALE, y * SCALE), text, font=font(style, size), fill=fill, anchor=anchor)


def box(left, top, right, bottom, fill, radius=0):
    draw.rounded_rectangle([value * SCALE for value in (left, top, right, bottom)], radius * SCALE, fill=fill)


def path(points, fill, width):
    draw.line([(x * SCALE, y * SCALE) for x, y in points], fill=fill, width=round(width * SCALE), joint="curve")


def dot(x, y, radius, fill):
    draw.ellipse([value * SCALE for value in (x - radius, y - radius, x + radius, y + radius)], fill=fill)


def greeked(left, top, right, lines):
    """Lines of running text, too small to read."""
    for number in range(lines):
        end = right - (random.uniform(30, 70) if number == lines - 1 else random.uniform(0, 10))
        box(left, top + number * 6.4, end, top + number * 6.4 + 2.6, GREY, 1)


def page(number, title):
    left = 13 + number * (PAGE + 13)
    write(left + PAGE / 2, 19, f"Page {number + 1}", 11, "Bold", INK, "ms")
    box(left + 2, TOP + 2, left + PAGE + 2, HEIGHT - 10, "#bcc4cd")
    box(left, TOP, left + PAGE, HEIGHT - 12, PAPER)
    write(left + 16, TOP + 26, title, 12, "Bold")
    return left + 16, left + PAGE - 16


def passengers():
    left, right = page(0, "Passengers by line")
    greeked(left, TOP + 38, right, 4)
    base = TOP + 196
    for level in range(4):
        box(left + 16, base - level * 36, right, base - level * 36 + 0.6, GREY)
        write(left + 13, base - level * 36 + 2.5, f"{level * 10}", 7, fill=SOFT, anchor="rs")
    for place, (name, value) in enumerate((("Red", 31), ("Blue", 24), ("Green", 17), ("Harbour", 9))):
        x = left + 24 + place * 36
        box(x, base - value * 3.6, x + 22, base, (ORANGE, BLUE, GREEN, "#8457a8")[place])
        write(x + 11, base - value * 3.6 - 3, f"{value}", 7.5, "Bold", anchor="ms")
        write(x + 11, base + 10, name, 7.5, fill=SOFT, anchor="ms")
    write(left, TOP + 222, "Million journeys, 2025", 7.5, "Italic", SOFT)
    greeked(left, TOP + 234, right, 4)


def plan():
    left, right = page(1, "Network in 2027")
    greeked(left, TOP + 38, right, 3)
    box(left, TOP + 64, right, TOP + 200, "#f3f6f9", 3)
    draw.polygon([(x * SCALE, y * SCALE) for x, y in (
        (left, TOP + 168), (left + 48, TOP + 160), (left + 92, TOP + 176), (right, TOP + 158),
        (right, TOP + 197), (right - 3, TOP + 200), (left + 3, TOP + 200), (left, TOP + 197),
    )], fill="#cfe3f3")
    routes = (
        (ORANGE, ((left + 12, TOP + 84), (left + 56, TOP + 84), (left + 96, TOP + 124), (right - 12, TOP + 124))),
        (BLUE, ((left + 20, TOP + 148), (left + 62, TOP + 124), (left + 96, TOP + 124), (left + 136, TOP + 84))),
        (GREEN, ((left + 96, TOP + 74), (left + 96, TOP + 150))),
    )
    for colour, points in routes:
        path(points, colour, 3.4)
        for x, y in points:
            dot(x, y, 3.6, colour)
            dot(x, y, 1.9, PAPER)
    write(left + 89, TOP + 138, "Central", 7.5, "Bold", anchor="rs")
    write(left + 12, TOP + 77, "Moor Lane", 7.5)
    write(right - 12, TOP + 137, "Airport", 7.5, anchor="rs")
    write(left + 101, TOP + 155, "Pier", 7.5)
    write(left + 24, TOP + 186, "Bay", 7.5, "Italic", "#4d7ea3")
    greeked(left, TOP + 212, right, 7)


def fares():
    left, right = page(2, "Fares from 1 January")
    greeked(left, TOP + 38, right, 3)
    rows = (("", "Single", "Day"), ("Adult", "2.40", "6.00"), ("Child", "1.20", "3.00"), ("Senior", "1.50", "3.80"),
            ("Group of five", "9.00", "18.00"), ("Bicycle", "1.00", "2.00"))
    for number, (name, single, day) in enumerate(rows):
        top = TOP + 66 + number * 21
        box(left, top, right, top + 21, INK if number == 0 else ("#f1f4f7" if number % 2 else PAPER))
        style, colour = ("Bold", PAPER) if number == 0 else ("Regular", INK)
        write(left + 7, top + 14, name, 8.5, style, colour)
        write(right - 54, top + 14, single, 8.5, style, colour, "rs")
        write(right - 7, top + 14, day, 8.5, style, colour, "rs")
    write(left, TOP + 206, "All prices in euros", 7.5, "Italic", SOFT)
    greeked(left, TOP + 218, right, 6)


if __name__ == "__main__":
    passengers()
    plan()
    fares()
    picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(160).save(FILE, optimize=True)
    print(FILE.stat().st_size)
