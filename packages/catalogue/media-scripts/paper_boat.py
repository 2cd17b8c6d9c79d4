"""Draws the demo of text-to-video: a paper boat on a stream.

python3 paper_boat.py  writes boat.mp4 beside the task. Needs what animation.py says.
"""

import math
import random

import skia
from animation import HEIGHT, RATE, TASKS, WIDTH, around, box, curve, fade, fill, frame, glow, line, polygon, video

SECONDS = 4
BANK = 158
random.seed(20261121)
TREES = [(x, random.uniform(34, 62), random.choice(["#6f8f7a", "#7d9c7f", "#5f8175"])) for x in range(-20, 680, 46)]
REEDS = [(random.uniform(0, 640), random.uniform(10, 34), random.uniform(-6, 6)) for _ in range(90)]
RIPPLES = [(random.uniform(0, 640), random.uniform(0.02, 1), random.uniform(0.5, 1)) for _ in range(130)]
RINGS = [(random.uniform(30, 610), random.uniform(0.12, 0.95), random.random()) for _ in range(9)]
GLINTS = [(random.gauss(0, 26), random.random(), random.random()) for _ in range(70)]


def boat(canvas):
    canvas.drawPath(polygon((-78, -22), (0, -12), (78, -22), (0, 4)), fill("#cfc3b0"))
    canvas.drawPath(polygon((0, -74), (-34, 0), (0, 6)), fill("#ffffff"))
    canvas.drawPath(polygon((0, -74), (34, 0), (0, 6)), fill("#e6ddcf"))
    canvas.drawPath(polygon((-78, -22), (-46, 26), (0, 27), (0, 4)), fill("#fffdf8"))
    canvas.drawPath(polygon((78, -22), (46, 26), (0, 27), (0, 4)), fill("#ece4d7"))
    canvas.drawLine(-62, 2, 0, 15, line("#d9cdb9", 1.2))
    canvas.drawLine(62, 2, 0, 15, line("#d3c6b0", 1.2))


def draw(canvas, moment):
    """The stream at a moment from 0 to 1; the end is the beginning again."""
    turn = moment * math.tau
    canvas.drawPaint(fade("#f6c99a", "#fbe6c4", "#dfe6cf", bottom=BANK + 10))
    canvas.drawPaint(glow(486, 66, 230, "#fff3cf", 0.95))
    canvas.drawCircle(486, 66, 23, fill("#fffbe9"))
    for x, size, shade in TREES:
        canvas.drawOval(around(x, BANK - size * 0.55, size * 0.8, size), fill(shade, 0.55, blur=7))
    canvas.drawRect(box(0, BANK - 14, WIDTH, BANK + 8), fill("#64835c"))
    for x, height, lean in REEDS:
        x = (x - moment * 680) % 680 - 20
        sway = lean + 3 * math.sin(turn + x / 50)
        canvas.drawPath(
            curve((x, BANK + 4), (x + sway * 0.4, BANK - height * 0.6), (x + sway, BANK - height)), line("#4d6b47", 2.2)
        )
    canvas.drawRect(box(0, BANK, WIDTH, HEIGHT), fade("#b9c9a8", "#6ea3a0", "#2e6470", top=BANK, bottom=HEIGHT))
    canvas.drawRect(box(0, BANK, WIDTH, BANK + 22), fade(("#3d5a45", 0.7), ("#3d5a45", 0), top=BANK, bottom=BANK + 22))
    for side, depth, phase in GLINTS:
        y = BANK + 12 + depth * 150
        light = 0.5 + 0.5 * math.sin(turn * 2 + phase * math.tau)
        x, length = 486 + side * (0.5 + depth), 8 + 22 * depth
        canvas.drawLine(x - length, y, x + length, y, line("#fff2cc", 1.2 + depth * 1.6, 0.55 * light))
    for x, depth, share in RIPPLES:
        y = BANK + 10 + (HEIGHT - BANK) * depth
        x = (x - moment * 740 * (1 if depth < 0.5 else 2)) % 740 - 50
        length, lift = (14 + 44 * depth) * share, 1 + 3 * depth
        canvas.drawPath(
            curve((x - length, y), (x, y - lift), (x + length, y)), line("#dff0e6", 0.8 + depth, 0.12 + 0.2 * depth)
        )
    for x, depth, phase in RINGS:
        age = (moment * 2 + phase) % 1
        x = (x - moment * 700) % 700 - 30
        size = (8 + 34 * depth) * age
        canvas.drawOval(
            around(x, BANK + 14 + (HEIGHT - BANK) * depth, size, size * 0.3), line("#f2faf4", 1.4, 0.5 * (1 - age))
        )
    x, y, tilt = 262 + 9 * math.sin(turn), 244 + 4 * math.sin(turn * 2), 3.4 * math.sin(turn * 2 - 0.8)
    canvas.save()
    canvas.translate(x, y + 46)
    canvas.scale(1, -0.62)
    canvas.rotate(tilt)
    canvas.saveLayerAlpha(None, 70)
    boat(canvas)
    canvas.restore()
    canvas.restore()
    canvas.drawOval(around(x + 2, y + 27, 58, 6), fill("#173f49", 0.35, blur=4))
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(tilt)
    boat(canvas)
    canvas.restore()
    for number in range(3):
        age = (moment * 4 + number / 3) % 1
        size = 50 + 54 * age
        arc = skia.Path()
        arc.addArc(around(x, y + 27, size, size * 0.16), 15, 150)
        canvas.drawPath(arc, line("#f4fbf5", 2, 0.5 * (1 - age)))


if __name__ == "__main__":
    count = SECONDS * RATE
    video(TASKS / "text-to-video/boat.mp4", [frame(draw, number / count) for number in range(count)], quality=27)
