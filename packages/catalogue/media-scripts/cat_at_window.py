"""Draws the demo of image-to-video: a cat on a window sill, and how it turns its head.

python3 cat_at_window.py  writes cat.jpg and cat.mp4 beside the task. Needs what animation.py says.
"""

import math
import random

import skia
from animation import (
    HEIGHT,
    RATE,
    TASKS,
    WIDTH,
    around,
    box,
    curve,
    ease,
    fade,
    fill,
    frame,
    glow,
    line,
    polygon,
    still,
    video,
)

SECONDS = 4
HEAD = (432, 158)
FUR, STRIPE, CREAM, DARK = "#d98a4a", "#b4652e", "#fbeedd", "#3a2a26"
random.seed(20261121)
LEAVES = [
    (
        random.uniform(60, 330),
        random.uniform(150, 262),
        random.uniform(10, 26),
        random.choice(["#6f9f77", "#86b184", "#5c8c6c"]),
    )
    for _ in range(60)
]
PETALS = [
    (random.uniform(50, 340), random.uniform(0, 240), random.uniform(1.2, 2.6), random.uniform(30, 60))
    for _ in range(46)
]


def window(canvas, seconds):
    canvas.drawRect(box(40, 28, 348, 272), fill("#fdf8ee"))
    canvas.save()
    canvas.clipRect(box(52, 40, 336, 262))
    canvas.drawRect(box(52, 40, 336, 262), fade("#9cc7df", "#d6eaea", "#f3efd9", top=40, bottom=262))
    canvas.drawCircle(120, 92, 90, glow(120, 92, 90, "#fff8da", 0.95))
    for x, y, size, shade in sorted(LEAVES, key=lambda leaf: leaf[1]):
        sway = 2.5 * math.sin(seconds * 1.6 + x / 40)
        canvas.drawOval(around(x + sway, y + 22, size * 1.2, size), fill(shade, 0.9, blur=3))
    # A blossom petal now and then: what the cat looks at.
    for x, y, size, speed in PETALS:
        y = 30 + (y + seconds * speed) % 240
        x = 52 + (x + seconds * 14 + 8 * math.sin(seconds * 2 + y / 30)) % 290
        canvas.drawOval(around(x, y, size * 1.5, size), fill("#fff4f2", 0.95))
    canvas.drawPath(polygon((52, 40), (150, 40), (70, 262), (52, 262)), fill("#ffffff", 0.16))
    canvas.restore()
    canvas.drawRect(box(188, 40, 198, 262), fill("#fdf8ee"))
    canvas.drawRect(box(52, 146, 336, 154), fill("#fdf8ee"))
    canvas.drawLine(198, 40, 198, 262, line("#ddd2c0", 1.5))
    canvas.drawLine(52, 154, 336, 154, line("#ddd2c0", 1.5))


def plant(canvas, seconds):
    for number, (dx, dy) in enumerate(((-30, -52), (-14, -76), (6, -84), (24, -66), (36, -44))):
        sway = 1.5 * math.sin(seconds * 1.4 + number)
        stem = curve((560, 236), (560 + dx * 0.4, 236 + dy * 0.55), (560 + dx + sway, 236 + dy))
        canvas.drawPath(stem, line("#4f7d57", 3))
        canvas.drawOval(around(560 + dx + sway, 236 + dy, 11, 17), fill("#6a9c68" if number % 2 else "#5b8f62"))
    canvas.drawPath(polygon((532, 232), (588, 232), (580, 280), (540, 280)), fill("#b9694c"))
    canvas.drawRect(box(528, 228, 592, 241), fill("#c97a5b"))


def turned(x, radius, angle):
    """Where a point of a ball lies after the ball turned."""
    return radius * math.sin(math.asin(max(-1, min(1, x / radius))) - angle)


def head(canvas, angle, shut, ear):
    x0, y0 = HEAD
    at = lambda x, radius=66: x0 + turned(x, radius, angle)
    for side in (-1, 1):
        base, tip, inner = at(side * 52, 74), at(side * 50, 92), at(side * 14, 74)
        lift = ear if side < 0 else 0
        canvas.drawPath(polygon((base, y0 - 24), (tip, y0 - 86 - lift), (inner, y0 - 46)), fill(FUR))
        middle = (base + inner) / 2
        shrink = lambda x: middle + (x - middle) * 0.5
        canvas.drawPath(
            polygon(
                (shrink(base), y0 - 34), (middle + (tip - middle) * 0.75, y0 - 73 - lift), (shrink(inner), y0 - 46)
            ),
            fill("#e9b3a0"),
        )
    canvas.drawOval(around(x0, y0, 70, 58), fill(FUR))
    canvas.save()
    clip = skia.Path()
    clip.addOval(around(x0, y0, 70, 58))
    canvas.clipPath(clip, doAntiAlias=True)
    for x in (-16, 0, 16):
        canvas.drawLine(at(x), y0 - 60, at(x * 0.8), y0 - 32 + abs(x) * 0.4, line(STRIPE, 6))
    for side in (-1, 1):
        for dy in (8, 22):
            canvas.drawLine(at(side * 64), y0 + dy - 6, at(side * 48), y0 + dy, line(STRIPE, 5))
    canvas.drawOval(around(at(0), y0 + 32, 36 * math.cos(angle * 0.6), 24), fill(CREAM))
    canvas.restore()
    for side in (-1, 1):
        x = at(side * 28)
        wide = 13.5 * max(0.45, math.cos(math.asin(max(-1, min(1, side * 28 / 66))) - angle))
        open_ = 14 * (1 - shut)
        if open_ < 2:
            canvas.drawPath(curve((x - wide, y0 - 4), (x, y0), (x + wide, y0 - 4)), line(DARK, 3))
            continue
        canvas.drawOval(around(x, y0 - 4, wide, open_), fill("#f4d76a"))
        canvas.drawOval(around(x - 5 * math.sin(angle), y0 - 4, wide * 0.5, open_ * 0.86), fill(DARK))
        canvas.drawCircle(x + 2.5 - 4 * math.sin(angle), y0 - 9, 2.4, fill("#ffffff", 1 - shut))
    nose = at(0, 72)
    canvas.drawPath(polygon((nose - 7, y0 + 17), (nose + 7, y0 + 17), (nose, y0 + 25)), fill("#c4655c"))
    canvas.drawPath(curve((nose - 14, y0 + 32), (nose - 6, y0 + 35), (nose, y0 + 25)), line(DARK, 2.2))
    canvas.drawPath(curve((nose + 14, y0 + 32), (nose + 6, y0 + 35), (nose, y0 + 25)), line(DARK, 2.2))
    for side in (-1, 1):
        for dy in (-4, 3, 10):
            root = at(side * 24)
            canvas.drawLine(
                root,
                y0 + 28 + dy * 0.5,
                root + side * (44 + 8 * side * -math.sin(angle)),
                y0 + 26 + dy * 1.6,
                line("#fff8ee", 1.3, 0.85),
            )


def draw(canvas, seconds):
    turn = ease((seconds - 0.5) / 0.9) - ease((seconds - 3.0) / 0.8)
    shut = max(0, 1 - abs(seconds - 2.2) / 0.14, 1 - abs(seconds - 3.35) / 0.14)
    canvas.drawPaint(fade("#e8cfae", "#d9b48f"))
    canvas.drawPath(polygon((336, 60), (640, 120), (640, 300), (348, 262)), fill("#fff3d6", 0.28, blur=14))
    window(canvas, seconds)
    canvas.drawRect(box(0, 272, WIDTH, 300), fade("#fffaf0", "#efe3cf", top=272, bottom=300))
    canvas.drawRect(box(0, 300, WIDTH, HEIGHT), fade("#b98d6a", "#a87b5a", top=300))
    canvas.drawRect(box(0, 300, WIDTH, 306), fill("#7a5439", 0.35, blur=3))
    plant(canvas, seconds)
    breath = 1.5 * math.sin(seconds * math.tau / 2)
    sway = math.sin(seconds * math.tau / SECONDS * 2)
    canvas.drawOval(around(436, 283, 92, 8), fill("#6b4a33", 0.35, blur=5))
    tail = curve((478, 268), (510, 284), (514 + 5 * sway, 316), (496 + 22 * sway, 342))
    canvas.drawPath(tail, line(FUR, 19))
    tip = curve((510 + 10 * sway, 328), (496 + 22 * sway, 342))
    canvas.drawPath(tip, line(CREAM, 17))
    body = curve(
        (386, 280),
        (376 - breath, 236),
        (394, 192),
        (432, 178),
        (470, 192),
        (490 + breath, 236),
        (482, 280),
        closed=True,
    )
    canvas.drawPath(body, fill(FUR))
    canvas.save()
    canvas.clipPath(body, doAntiAlias=True)
    for dy in (0, 16, 32):
        canvas.drawPath(curve((487 + breath, 222 + dy), (476, 227 + dy), (466, 226 + dy)), line(STRIPE, 5))
        canvas.drawPath(curve((379 - breath, 222 + dy), (390, 227 + dy), (400, 226 + dy)), line(STRIPE, 5))
    canvas.restore()
    canvas.drawOval(around(432, 226, 25, 34), fill(CREAM))
    for x in (414, 450):
        canvas.drawRoundRect(box(x - 13, 232, x + 13, 284), 13, 13, fill(FUR))
        canvas.drawOval(around(x, 277, 17, 9), fill(CREAM))
        for dx in (-5, 4):
            canvas.drawLine(x + dx, 275, x + dx, 282, line("#d8bfa4", 1.5))
    canvas.drawOval(around(432, 205, 44, 12), fill(STRIPE, 0.35, blur=5))
    canvas.save()
    canvas.rotate(-5 * turn, 432, 200)
    head(canvas, 0.62 * turn, shut, 5 * math.sin(seconds * 9) * turn * (1 if seconds < 2 else 0))
    canvas.restore()


if __name__ == "__main__":
    folder = TASKS / "image-to-video"
    still(folder / "cat.jpg", frame(draw, 0))
    video(folder / "cat.mp4", [frame(draw, number / RATE) for number in range(SECONDS * RATE)], quality=26)
