"""Draws the demo of video classification: somebody juggles three balls.

python3 juggler.py  writes juggling.mp4 beside the task. Needs what animation.py says.
"""

import math

import skia
from animation import (
    RATE,
    TASKS,
    around,
    box,
    curve,
    ease,
    fade,
    fill,
    frame,
    glow,
    hill,
    line,
    mix,
    polygon,
    video,
)

# Twelve beats make the loop. A ball stays in a hand for HELD beats and in the air for the rest of three.
SECONDS, BEATS, HELD = 3, 12, 1.25
BALLS = ("#f2c14e", "#4bb3a7", "#e4604e")
MIDDLE, LEVEL, HEIGHT_OF_THROW = 320, 226, 150
SKIN, SHIRT, TROUSERS, HAIR = "#c98f68", "#3d6fa8", "#2e3650", "#3b2a24"


def hand(side, beat):
    """A hand goes round: outside where it catches, inside where it throws. It throws at beats of its own parity."""
    since = (beat - (0 if side < 0 else 1)) % 2
    inside, outside = 36, 92
    if since < 2 - HELD:
        share = since / (2 - HELD)
        return MIDDLE + side * (inside + (outside - inside) * ease(share)), LEVEL - 8 * math.sin(share * math.pi)
    share = (since - (2 - HELD)) / HELD
    return MIDDLE + side * (outside + (inside - outside) * ease(share)), LEVEL + 26 * math.sin(share * math.pi)


def ball(number, beat):
    """Ball `number` is thrown at the beats number, number + 3, ... by the hands in turn."""
    since = (beat - number) % 3
    thrown = round(beat - since) % 6
    side = -1 if thrown % 2 == 0 else 1
    flight = 3 - HELD
    if since >= flight:
        x, y = hand(-side, beat)
        return x, y - 12
    share = since / flight
    start, end = hand(side, beat - since), hand(-side, beat - since + flight)
    return start[0] + (end[0] - start[0]) * share, LEVEL - 12 - HEIGHT_OF_THROW * 4 * share * (1 - share)


def arm(canvas, side, target):
    """The elbow stays at the side of the body; the forearm, seen from in front, looks shorter or longer."""
    shoulder = (MIDDLE + side * 44, 196)
    out = side * (target[0] - MIDDLE) - 64
    elbow = (MIDDLE + side * (68 + 0.16 * out), 252 - 0.08 * out + 0.1 * (target[1] - LEVEL))
    canvas.drawPath(curve(shoulder, elbow), line(mix(SHIRT, "#000000", 0.12), 25))
    forearm = skia.Path()
    forearm.moveTo(*elbow)
    forearm.lineTo(*target)
    canvas.drawPath(forearm, line(SKIN, 16))
    canvas.drawPath(
        curve(elbow, (elbow[0] * 0.7 + target[0] * 0.3, elbow[1] * 0.7 + target[1] * 0.3)),
        line(mix(SHIRT, "#000000", 0.12), 22),
    )
    canvas.drawCircle(*target, 11, fill(SKIN))
    canvas.drawPath(
        curve((target[0] - 11, target[1] - 4), (target[0], target[1] + 3), (target[0] + 11, target[1] - 4)),
        line(SKIN, 7),
    )


def park(canvas, moment):
    canvas.drawPaint(fade("#86c5e6", "#d6eef0", "#f6f1d8", bottom=280))
    canvas.drawCircle(534, 70, 110, glow(534, 70, 110, "#fffadf", 0.9))
    for x, y, size in ((110, 68, 1.0), (250, 40, 0.7), (470, 118, 0.8)):
        x += 6 * math.sin(moment * math.tau + y)
        for dx, dy, part in ((-34, 4, 18), (-12, -6, 25), (16, -2, 22), (38, 5, 15)):
            canvas.drawOval(
                around(x + dx * size, y + dy * size, part * size * 1.3, part * size * 0.8),
                fill("#ffffff", 0.85, blur=5),
            )
    canvas.drawPath(hill(246, rise=9, wave=360, shift=60), fill("#9ccb8a"))
    for x, size in ((66, 1.15), (150, 0.8), (505, 0.85), (584, 1.2)):
        sway = 2 * math.sin(moment * math.tau + x)
        canvas.drawRect(box(x - 6 * size, 262 - 46 * size, x + 6 * size, 266), fill("#7b5a44"))
        for dx, dy, part, shade in (
            (0, -96, 40, "#5f9e64"),
            (-26, -70, 32, "#558f5c"),
            (26, -72, 33, "#6bab6d"),
            (0, -62, 34, "#5f9e64"),
        ):
            canvas.drawOval(
                around(x + (dx + sway) * size, 262 + dy * size, part * size, part * 0.9 * size), fill(shade)
            )
    canvas.drawPath(hill(268, rise=4, wave=500), fill("#7fb870"))
    canvas.drawPath(polygon((0, 330), (640, 312), (640, 360), (0, 360)), fill("#e7d7b4"))


def draw(canvas, beat):
    moment = beat / BEATS
    park(canvas, moment)
    bounce = 2.2 * abs(math.sin(beat * math.pi))
    canvas.drawOval(around(MIDDLE, 352, 96, 9), fill("#6b5c3a", 0.35, blur=5))
    for side in (-1, 1):
        canvas.drawPath(
            curve((MIDDLE + side * 24, 284), (MIDDLE + side * 30, 322), (MIDDLE + side * 32, 372)), line(TROUSERS, 36)
        )
    canvas.drawRoundRect(box(MIDDLE - 50, 178 + bounce, MIDDLE + 50, 306), 26, 26, fill(SHIRT))
    canvas.drawRect(box(MIDDLE - 50, 288, MIDDLE + 50, 312), fill(TROUSERS))
    canvas.drawRect(box(MIDDLE - 50, 284, MIDDLE + 50, 292), fill("#c9a35c"))
    canvas.drawRoundRect(
        box(MIDDLE - 13, 156 + bounce, MIDDLE + 13, 190 + bounce), 8, 8, fill(mix(SKIN, "#000000", 0.12))
    )
    places = [ball(number, beat) for number in range(3)]
    highest = min(places, key=lambda place: place[1])
    look = max(-1, min(1, (highest[0] - MIDDLE) / 60))
    top = 136 + bounce
    canvas.drawOval(around(MIDDLE, top - 8, 35, 37), fill(HAIR))
    canvas.drawOval(around(MIDDLE + look, top, 31, 35), fill(SKIN))
    canvas.drawPath(
        curve(
            (MIDDLE - 32, top - 8),
            (MIDDLE - 22, top - 34),
            (MIDDLE + 6, top - 38),
            (MIDDLE + 32, top - 8),
            (MIDDLE + 12, top - 21),
            (MIDDLE - 14, top - 19),
            (MIDDLE - 32, top - 8),
            closed=True,
        ),
        fill(HAIR),
    )
    for side in (-1, 1):
        canvas.drawCircle(MIDDLE + side * 31 + look, top + 3, 6, fill(SKIN))
        canvas.drawOval(around(MIDDLE + side * 12 + look * 3, top - 3, 5.4, 6), fill("#ffffff"))
        canvas.drawCircle(MIDDLE + side * 12 + look * 5, top - 6, 3, fill("#2a211e"))
        canvas.drawPath(
            curve(
                (MIDDLE + side * 18 + look * 3, top - 13),
                (MIDDLE + side * 12 + look * 3, top - 15),
                (MIDDLE + side * 6 + look * 3, top - 13),
            ),
            line(HAIR, 2.4),
        )
    canvas.drawPath(
        curve((MIDDLE - 9 + look * 3, top + 15), (MIDDLE + look * 3, top + 20), (MIDDLE + 9 + look * 3, top + 15)),
        line("#8a4a3c", 2.6),
    )
    for side in (-1, 1):
        arm(canvas, side, hand(side, beat))
    for (x, y), shade in zip(places, BALLS):
        canvas.drawCircle(x, y, 15, fill(shade))
        canvas.drawOval(around(x + 3, y + 6, 10, 7), fill("#000000", 0.1, blur=3))
        canvas.drawOval(around(x - 5, y - 6, 4.5, 3.5), fill("#ffffff", 0.65, blur=1))


if __name__ == "__main__":
    count = SECONDS * RATE
    images = [frame(draw, number / count * BEATS) for number in range(count)]
    video(TASKS / "video-classification/juggling.mp4", images, quality=26)
