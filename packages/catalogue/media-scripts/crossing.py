"""Draws the demo of video-text-to-text: what happens at a traffic light, in an order that can be asked about.

python3 crossing.py  writes crossing.mp4 beside the task. Needs what animation.py says.
"""

import math

import skia
from animation import (
    HEIGHT,
    RATE,
    TASKS,
    WIDTH,
    around,
    box,
    curve,
    fade,
    fill,
    frame,
    glow,
    line,
    mix,
    polygon,
    video,
)

SECONDS = 5
GREEN_AT, BICYCLE_AT, CAR_AT = 1.2, 1.6, 2.4
FLATS = (
    (0, 92, 96, "#d9a679", "#f7e3b5"),
    (92, 60, 110, "#a8b7c7", "#e9f1f4"),
    (198, 104, 92, "#c98678", "#f9ead2"),
    (288, 76, 104, "#8fa99a", "#eef3df"),
    (484, 66, 100, "#b59bb5", "#f6ecf2"),
    (580, 98, 90, "#d8b27a", "#f9f0d8"),
)


def gone(seconds, start, speed):
    """How far something has come that speeds up evenly for a second and a half."""
    since = max(0, seconds - start)
    return speed * (since**2 / 3 if since < 1.5 else since - 0.75)


def wheel(canvas, x, y, radius, turned, *, spokes, rim):
    canvas.drawCircle(x, y, radius, line("#26282d", rim))
    for number in range(spokes):
        angle = turned / radius + number * math.tau / spokes
        canvas.drawLine(x, y, x + radius * math.cos(angle), y + radius * math.sin(angle), line("#8d939c", 1.2))
    canvas.drawCircle(x, y, 2.5, fill("#26282d"))


def street(canvas):
    canvas.drawPaint(fade("#8fc7e8", "#dff0ef", bottom=220))
    canvas.drawCircle(430, 66, 90, glow(430, 66, 90, "#fffbe0", 0.95))
    for x, top, wide, wall, pane in FLATS:
        canvas.drawRect(box(x, top, x + wide - 4, 232), fill(wall))
        canvas.drawRect(box(x - 2, top - 6, x + wide - 2, top + 2), fill(mix(wall, "#3a2f2a", 0.35)))
        for row in range(3):
            for column in range(3):
                left, upper = x + 10 + column * (wide - 20) / 3, top + 16 + row * 36
                if upper < 176:
                    canvas.drawRect(box(left, upper, left + 16, upper + 22), fill(pane))
                    canvas.drawRect(box(left, upper, left + 16, upper + 8), fill("#5d7f96", 0.35))
        canvas.drawRect(box(x + wide / 2 - 12, 192, x + wide / 2 + 8, 232), fill(mix(wall, "#3a2f2a", 0.5)))
    for x in (408, 446):
        canvas.drawRect(box(x - 4, 178, x + 4, 232), fill("#7a5b44"))
        canvas.drawCircle(x, 160, 28, fill("#6ba36c"))
        canvas.drawCircle(x - 9, 152, 17, fill("#7db47a"))
    canvas.drawRect(box(0, 230, WIDTH, 252), fill("#cfc9bd"))
    canvas.drawRect(box(0, 250, WIDTH, 255), fill("#a9a296"))
    canvas.drawRect(box(0, 255, WIDTH, HEIGHT), fade("#5d626b", "#4b5059", top=255))
    for x in range(-10, 650, 76):
        canvas.drawRect(box(x, 334, x + 42, 339), fill("#e8e4d6", 0.85))
    canvas.drawPath(polygon((420, 258), (432, 258), (446, 330), (430, 330)), fill("#f2efe4", 0.95))


def light(canvas, green, since):
    canvas.drawRect(box(474, 98, 481, 254), fill("#3a3f47"))
    canvas.drawRoundRect(box(460, 70, 495, 152), 9, 9, fill("#24272d"))
    for number, (shade, on) in enumerate((("#ef4b3f", not green), ("#f3b53b", False), ("#4fd06d", green))):
        y = 85 + number * 26
        canvas.drawCircle(477.5, y, 9.5, fill(shade if on else mix(shade, "#1c1f24", 0.78)))
        if on:
            pulse = 1 + 0.5 * max(0, 1 - since / 0.6) if green else 1
            canvas.drawCircle(477.5, y, 34 * pulse, glow(477.5, y, 34 * pulse, shade, 0.55))


def bicycle(canvas, x, far):
    y, turned = 288, far
    canvas.drawOval(around(x, 311, 50, 5), fill("#1b1e24", 0.4, blur=3))
    for dx in (-29, 29):
        wheel(canvas, x + dx, y, 21, turned, spokes=8, rim=3)
    pedal = turned / 26
    foot = [(x - 2 + 9 * math.cos(pedal + side * math.pi), y + 9 * math.sin(pedal + side * math.pi)) for side in (0, 1)]
    riding = min(1, far / 20)
    foot[1] = tuple(a * riding + b * (1 - riding) for a, b in zip(foot[1], (x - 14, 309)))
    hip, shoulder, grip = (x - 12, y - 42), (x + 6, y - 80), (x + 25, y - 46)

    def leg(to, shade):
        knee = ((hip[0] + to[0]) / 2 + 15, (hip[1] + to[1]) / 2 - 3)
        path = skia.Path()
        path.moveTo(*hip)
        path.lineTo(*knee)
        path.lineTo(*to)
        canvas.drawPath(path, line(shade, 9))
        canvas.drawLine(to[0] - 3, to[1] + 2, to[0] + 7, to[1] + 2, line("#f4f1ea", 5))

    leg(foot[1], "#26395a")
    for start, end in (
        ((-29, 0), (-12, -32)),
        ((-12, -32), (-2, 0)),
        ((-2, 0), (-29, 0)),
        ((-2, 0), (22, -32)),
        ((-12, -32), (22, -32)),
        ((22, -42), (29, 0)),
    ):
        canvas.drawLine(x + start[0], y + start[1], x + end[0], y + end[1], line("#2f8f83", 3.6))
    canvas.drawLine(x - 18, y - 37, x - 5, y - 37, line("#26282d", 5))
    canvas.drawLine(x + 21, y - 44, x + 28, y - 47, line("#26282d", 4))
    leg(foot[0], "#31466d")
    canvas.drawPath(
        curve(hip, ((hip[0] + shoulder[0]) / 2 - 4, (hip[1] + shoulder[1]) / 2), shoulder), line("#f0b63f", 19)
    )
    canvas.drawPath(curve(shoulder, (x + 18, y - 58), grip), line("#e0a12d", 8))
    canvas.drawCircle(x + 14, y - 98, 11.5, fill("#c99470"))
    helmet = skia.Path()
    helmet.addArc(around(x + 13, y - 100, 14, 13), 175, 190)
    helmet.close()
    canvas.drawPath(helmet, fill("#e8eef2"))


def car(canvas, x, far):
    y = 308
    canvas.drawOval(around(x, y + 19, 96, 7), fill("#1b1e24", 0.45, blur=4))
    roof = curve((x - 62, y - 30), (x - 42, y - 60), (x + 14, y - 62), (x + 46, y - 30))
    canvas.drawPath(roof, fill("#c23a34"))
    glass = curve((x - 50, y - 32), (x - 36, y - 54), (x + 10, y - 55), (x + 35, y - 32))
    canvas.drawPath(glass, fill("#bfe0ec"))
    canvas.drawRect(box(x - 10, y - 58, x - 5, y - 30), fill("#c23a34"))
    canvas.drawRoundRect(box(x - 88, y - 34, x + 88, y + 8), 15, 15, fill("#d8443c"))
    canvas.drawRoundRect(box(x - 88, y - 8, x + 88, y + 8), 8, 8, fill("#b0332e"))
    canvas.drawRoundRect(box(x + 76, y - 24, x + 89, y - 12), 5, 5, fill("#fff2c2"))
    canvas.drawRoundRect(box(x - 89, y - 24, x - 80, y - 12), 4, 4, fill("#ff8f7d" if far == 0 else "#8e2a27"))
    canvas.drawLine(x + 6, y - 20, x + 18, y - 20, line("#8e2a27", 3))
    for dx in (-52, 54):
        canvas.drawCircle(x + dx, y + 6, 19, fill("#26282d"))
        canvas.drawCircle(x + dx, y + 6, 9, fill("#c9ced6"))
        for number in range(5):
            angle = far / 19 + number * math.tau / 5
            canvas.drawCircle(x + dx + 6 * math.cos(angle), y + 6 + 6 * math.sin(angle), 1.7, fill("#6d737c"))


def draw(canvas, seconds):
    street(canvas)
    light(canvas, seconds >= GREEN_AT, seconds - GREEN_AT)
    far = gone(seconds, BICYCLE_AT, 150)
    bicycle(canvas, 362 + far, far)
    far = gone(seconds, CAR_AT, 260)
    car(canvas, 168 + far, far)


if __name__ == "__main__":
    images = [frame(draw, number / RATE) for number in range(SECONDS * RATE)]
    video(TASKS / "video-text-to-text/crossing.mp4", images, quality=25)
