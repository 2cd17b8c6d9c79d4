"""Draws the demo of image-text-to-video: a lighthouse by day, and what the prompt asks of it.

python3 lighthouse.py  writes lighthouse.jpg and lighthouse.mp4 beside the task. Needs what animation.py says.
"""

import math
import random

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
    mix,
    polygon,
    still,
    video,
)

SECONDS = 5
SEA = 214
LAMP = (452, 92)
random.seed(20261121)
STARS = [
    (random.uniform(0, 640), random.uniform(0, 190), random.uniform(0.5, 1.5), random.random()) for _ in range(110)
]
WAVES = [(random.uniform(-40, 680), random.random() ** 1.3, random.random()) for _ in range(120)]


def beam(canvas, angle, strength):
    """One of the lamp's two beams, seen from the side: long when it points sideways."""
    reach, height = 620 * math.cos(angle), 30 + 26 * abs(math.sin(angle))
    tip = LAMP[0] + reach
    shape = polygon((LAMP[0], LAMP[1] - 4), (tip, LAMP[1] - height), (tip, LAMP[1] + height), (LAMP[0], LAMP[1] + 4))
    canvas.drawPath(shape, glow(*LAMP, abs(reach) + 12, "#fff0bd", 0.85 * strength))


def cloud(canvas, x, y, size, shade, alpha):
    for dx, dy, part in ((-34, 4, 18), (-12, -6, 25), (16, -2, 22), (38, 5, 15)):
        canvas.drawOval(
            around(x + dx * size, y + dy * size, part * size * 1.3, part * size * 0.8), fill(shade, alpha, blur=5)
        )


def draw(canvas, seconds):
    night = ease(seconds / 2.6)
    zoom = 1 + 0.14 * ease(seconds / SECONDS)
    canvas.translate(LAMP[0], 190)
    canvas.scale(zoom, zoom)
    canvas.translate(-LAMP[0], -190)
    tone = lambda day, dark: mix(day, dark, night)
    canvas.drawPaint(
        fade(tone("#7fb6dc", "#0d1733"), tone("#bfe0ea", "#27365f"), tone("#fdf1d6", "#6d5a74"), bottom=SEA)
    )
    for x, y, size, phase in STARS:
        light = night * (0.6 + 0.4 * math.sin(seconds * 3 + phase * math.tau)) * (1 - y / 260)
        canvas.drawCircle(x, y, size, fill("#ffffff", light))
    for x, y, size in ((110, 70, 1.2), (286, 44, 0.8), (570, 66, 1.0)):
        cloud(canvas, x + seconds * 5, y, size, tone("#ffffff", "#3b466e"), 0.85 - 0.35 * night)
    canvas.drawRect(
        box(-40, SEA, WIDTH + 40, HEIGHT + 40), fade(tone("#8fc4cf", "#344a70"), tone("#2f7f9c", "#0e1c38"), top=SEA)
    )
    canvas.drawRect(box(-40, SEA - 1, WIDTH + 40, SEA + 2), fill(tone("#e9f6ee", "#7a6d8c"), 0.7))
    for x, depth, phase in WAVES:
        y = SEA + 6 + 150 * depth
        x += 9 * math.sin(seconds * 1.9 + phase * math.tau)
        length = 7 + 40 * depth
        light = 0.16 + 0.26 * (0.5 + 0.5 * math.sin(seconds * 2.6 + phase * math.tau))
        canvas.drawPath(
            curve((x - length, y), (x, y - 1 - 3 * depth), (x + length, y)),
            line(tone("#f4fbf6", "#9db4d6"), 1 + depth, light),
        )
    lit = ease((seconds - 1.2) / 1.2)
    angle = 2.5 - (seconds - 1.2) * 1.35
    for side in (0, math.pi):
        beam(canvas, angle + side, lit)
    rock = curve(
        (288, 356),
        (322, 304),
        (366, 262),
        (398, 240),
        (430, 226),
        (470, 224),
        (510, 236),
        (546, 252),
        (596, 262),
        (690, 300),
    )
    rock.lineTo(690, 420)
    rock.lineTo(270, 420)
    rock.close()
    canvas.drawPath(rock, fill(tone("#6f7468", "#1d2438")))
    green = curve(
        (396, 243), (430, 226), (470, 224), (510, 236), (550, 254), (500, 250), (450, 240), (396, 243), closed=True
    )
    canvas.drawPath(green, fill(tone("#86a65c", "#2a3a44")))
    for start, end in (((382, 262), (404, 300)), ((470, 262), (452, 310)), ((540, 268), (562, 312))):
        canvas.drawLine(*start, *end, line(tone("#575c52", "#141a2b"), 3, 0.7))
    for number in range(3):
        swell = 3 * math.sin(seconds * 2.1 + number)
        edge = [
            (x, 318 + number * 17 + swell + 3 * math.sin(x / 23 + number * 2 + seconds * 1.5))
            for x in range(-48, 720, 24)
        ]
        water = curve(*edge)
        water.lineTo(720, 440)
        water.lineTo(-60, 440)
        water.close()
        canvas.drawPath(
            water, fill(tone(("#4c97ae", "#3c8aa4", "#2f7f9c")[number], ("#22355a", "#1a2a4b", "#13203d")[number]), 0.9)
        )
        foam = [(x, y) for x, y in edge if x > 296 - 12 * number]
        canvas.drawPath(curve(*foam), line(tone("#f7fcf8", "#8ea6cb"), 3 - number * 0.6, 0.8 - number * 0.25))
    # Tower
    x = LAMP[0]
    canvas.drawPath(
        polygon((x - 25, 234), (x - 15, 108), (x + 15, 108), (x + 25, 234)), fill(tone("#f7f3ea", "#6b7391"))
    )
    for top in (128, 176):
        wide = [15 + 10 * (y - 108) / 126 for y in (top, top + 24)]
        canvas.drawPath(
            polygon((x - wide[0], top), (x + wide[0], top), (x + wide[1], top + 24), (x - wide[1], top + 24)),
            fill(tone("#c9473c", "#6a3146")),
        )
    canvas.drawPath(polygon((x + 4, 108), (x + 15, 108), (x + 25, 234), (x + 9, 234)), fill("#0b1020", 0.14))
    canvas.drawRect(box(x - 6, 212, x + 6, 234), fill(tone("#4d3b34", "#f0c46c")))
    canvas.drawRect(box(x - 3.5, 157, x + 3.5, 167), fill(tone("#5d7f94", "#f5d07a")))
    canvas.drawRect(box(x - 21, 103, x + 21, 109), fill(tone("#3f4650", "#141a2b")))
    canvas.drawRect(box(x - 11, 80, x + 11, 103), fill(mix(tone("#cfe4ea", "#56618a"), "#fff6d2", lit)))
    for dx in (-11, -4, 4, 11):
        canvas.drawLine(x + dx, 80, x + dx, 103, line(tone("#3f4650", "#141a2b"), 1.6))
    canvas.drawPath(polygon((x - 15, 81), (x, 62), (x + 15, 81)), fill(tone("#c9473c", "#6a3146")))
    canvas.drawLine(x, 62, x, 54, line(tone("#3f4650", "#141a2b"), 2))
    facing = abs(math.sin(angle)) ** 3
    canvas.drawCircle(*LAMP, 90, glow(*LAMP, 34 + 50 * facing, "#fff3c8", lit * (0.55 + 0.45 * facing)))


if __name__ == "__main__":
    folder = TASKS / "image-text-to-video"
    still(folder / "lighthouse.jpg", frame(draw, 0))
    video(folder / "lighthouse.mp4", [frame(draw, number / RATE) for number in range(SECONDS * RATE)], quality=27)
