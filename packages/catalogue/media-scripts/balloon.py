"""Draws the demo of video-to-video: a balloon over hills by day, and the same flight on a winter's night.

python3 balloon.py  writes day.mp4 and night.mp4 beside the task. Needs what animation.py says.
"""

import math
import random

import skia
from animation import (
    RATE,
    TASKS,
    around,
    box,
    curve,
    fade,
    fill,
    frame,
    glow,
    hill,
    line,
    polygon,
    video,
)

SECONDS = 4
random.seed(20261121)
STARS = [
    (random.uniform(0, 640), random.uniform(0, 210), random.uniform(0.5, 1.6), random.random()) for _ in range(130)
]
FLAKES = [(random.uniform(0, 640), random.uniform(0, 360), random.uniform(0.8, 2.6)) for _ in range(150)]
TREES = sorted(((random.uniform(0, 640), random.uniform(272, 350)) for _ in range(34)), key=lambda tree: tree[1])

DAY = {
    "sky": ("#6fb4e6", "#bfe2f2", "#fdf3dc"),
    "hills": ("#a9c7a8", "#86b17c", "#68a05e", "#528a4b"),
    "trees": ("#3f7a45", "#4d8b50", "#2f6338"),
    "trunk": "#6b4c37",
    "cloud": ("#ffffff", 0.9),
    "stripes": ("#e4573d", "#fbe7c4"),
    "basket": "#8a5a35",
    "mill": ("#f6efe2", "#a4473a", "#ffffff"),
}
NIGHT = {
    "sky": ("#0c1433", "#26386b", "#6f6f9e"),
    "hills": ("#65759f", "#8296bd", "#aebfdb", "#d4dff0"),
    "trees": ("#31486b", "#3b5578", "#263a5a"),
    "trunk": "#2c2a3d",
    "cloud": ("#5a6796", 0.55),
    "stripes": ("#c2453f", "#f3cf8f"),
    "basket": "#5a3d33",
    "mill": ("#8d97bd", "#3d3557", "#c8d3ea"),
}


def tree(canvas, x, y, look, night):
    size = 10 + (y - 270) * 0.34
    canvas.drawRect(box(x - size * 0.1, y - size * 0.4, x + size * 0.1, y), fill(look["trunk"]))
    for number in range(3):
        base, wide = y - size * (0.3 + 0.6 * number), size * (0.62 - 0.14 * number)
        canvas.drawPath(polygon((x - wide, base), (x, base - size), (x + wide, base)), fill(look["trees"][number % 2]))
        canvas.drawPath(
            polygon((x, base - size), (x + wide, base), (x + wide * 0.1, base)), fill(look["trees"][2], 0.5)
        )
        if night:
            cap = polygon(
                (x - wide * 0.55, base - size * 0.42),
                (x, base - size),
                (x + wide * 0.55, base - size * 0.42),
                (x + wide * 0.2, base - size * 0.52),
                (x - wide * 0.1, base - size * 0.38),
            )
            canvas.drawPath(cap, fill("#eff5ff"))


def mill(canvas, moment, look, night):
    x, y = 516, 262
    canvas.drawPath(polygon((x - 20, y), (x - 13, y - 58), (x + 13, y - 58), (x + 20, y)), fill(look["mill"][0]))
    canvas.drawPath(polygon((x - 17, y - 57), (x, y - 78), (x + 17, y - 57)), fill(look["mill"][1]))
    canvas.drawRect(box(x - 5, y - 18, x + 5, y), fill("#f6cf72" if night else "#6b4c37"))
    canvas.drawRect(box(x - 4, y - 44, x + 4, y - 34), fill("#f6cf72" if night else "#7fa8c0"))
    for number in range(4):
        canvas.save()
        canvas.translate(x, y - 58)
        canvas.rotate(moment * 90 + number * 90)
        canvas.drawLine(0, 0, 46, 0, line(look["mill"][1], 2.4))
        canvas.drawRect(box(12, 0, 46, 9), fill(look["mill"][2], 0.9))
        canvas.restore()
    canvas.drawCircle(x, y - 58, 3.5, fill(look["mill"][1]))


def balloon(canvas, moment, look, night):
    turn = moment * math.tau
    canvas.save()
    canvas.translate(250 + 26 * math.sin(turn), 128 + 9 * math.sin(turn * 2))
    canvas.rotate(2.5 * math.sin(turn + 0.6))
    burn = 0.5 + 0.5 * math.sin(turn * 4)
    if night:
        canvas.drawCircle(0, 0, 150, glow(0, 10, 150, "#ffd58a", 0.3 + 0.2 * burn))
    skin = curve(
        (0, -74),
        (40, -62),
        (62, -24),
        (54, 14),
        (30, 48),
        (14, 66),
        (-14, 66),
        (-30, 48),
        (-54, 14),
        (-62, -24),
        (-40, -62),
        (0, -74),
        closed=True,
    )
    canvas.drawPath(skin, fill(look["stripes"][0]))
    canvas.save()
    canvas.clipPath(skin, doAntiAlias=True)
    for outer, inner in ((48, 30), (13, -13), (-30, -48)):
        band = curve((outer * 0.1, -76), (outer, -24), (outer * 0.42, 68))
        back = ((inner * 0.42, 68), (inner, -24), (inner * 0.1, -76))
        band.lineTo(*back[0])
        band.quadTo(inner * 1.25, -10, *back[2])
        band.close()
        canvas.drawPath(band, fill(look["stripes"][1]))
    canvas.drawPath(polygon((20, -80), (80, -80), (80, 80), (10, 80)), fill("#2a1030", 0.16, blur=14))
    canvas.drawOval(around(-28, -34, 14, 26), fill("#ffffff", 0.22, blur=8))
    if night:
        canvas.drawCircle(0, 56, 90, glow(0, 56, 90, "#ffe9a8", 0.45 + 0.4 * burn))
    canvas.restore()
    for x in (-12, 12):
        canvas.drawLine(x, 66, x * 0.85, 88, line(look["basket"], 1.5))
    if night:
        canvas.drawOval(around(0, 76, 3, 5 + 4 * burn), fill("#ffd873"))
    canvas.drawRoundRect(box(-13, 87, 13, 105), 4, 4, fill(look["basket"]))
    canvas.drawLine(-13, 92, 13, 92, line("#e8c48e", 2))
    canvas.restore()


def draw(canvas, moment, night):
    look = NIGHT if night else DAY
    turn = moment * math.tau
    canvas.drawPaint(fade(*look["sky"], bottom=270))
    if night:
        for x, y, size, phase in STARS:
            canvas.drawCircle(x, y, size, fill("#ffffff", 0.55 + 0.4 * math.sin(turn * 2 + phase * math.tau)))
        canvas.drawCircle(92, 66, 80, glow(92, 66, 80, "#e9edff", 0.5))
        moon = skia.Path()
        moon.addCircle(92, 66, 24)
        bite = skia.Path()
        bite.addCircle(103, 60, 21)
        canvas.drawPath(skia.Op(moon, bite, skia.kDifference_PathOp), fill("#fbf6e2"))
    else:
        canvas.drawCircle(92, 66, 120, glow(92, 66, 120, "#fff6d0", 0.9))
        canvas.drawCircle(92, 66, 25, fill("#fffbe6"))
    for x, y, size in ((40, 140, 0.8), (430, 62, 1.1), (600, 118, 0.7)):
        x += 16 * math.sin(turn + y)
        for dx, dy, part in ((-34, 4, 18), (-12, -6, 25), (16, -2, 22), (38, 5, 15)):
            canvas.drawOval(
                around(x + dx * size, y + dy * size, part * size * 1.3, part * size * 0.8), fill(*look["cloud"], blur=5)
            )
    canvas.drawPath(hill(226, rise=16, wave=330, shift=40), fill(look["hills"][0]))
    canvas.drawPath(hill(250, rise=14, wave=280, shift=210), fill(look["hills"][1]))
    mill(canvas, moment, look, night)
    canvas.drawPath(hill(276, rise=13, wave=420, shift=20), fill(look["hills"][2]))
    shade = fill("#1d3050" if night else "#24472a", 0.22, blur=8)
    canvas.drawOval(around(250 + 26 * math.sin(turn), 304, 46, 7), shade)
    for x, y in TREES:
        if y < 318:
            tree(canvas, x, y, look, night)
    canvas.drawPath(hill(322, rise=9, wave=300, shift=140), fill(look["hills"][3]))
    for x, y in TREES:
        if y >= 318:
            tree(canvas, x, y + 16, look, night)
    balloon(canvas, moment, look, night)
    if night:
        for x, y, size in FLAKES:
            drop = 1 if size < 1.8 else 2
            canvas.drawCircle(
                x + 10 * math.sin(turn + y / 40), (y + moment * 370 * drop) % 370 - 5, size, fill("#ffffff", 0.8)
            )


if __name__ == "__main__":
    count = SECONDS * RATE
    for name, night in (("day", False), ("night", True)):
        images = [frame(draw, number / count, night) for number in range(count)]
        video(TASKS / f"video-to-video/{name}.mp4", images, quality=27)
