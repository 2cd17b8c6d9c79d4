"""Draws the demo of image segmentation: a street scene and the mask of what is in it.

python3 street_scene.py  writes scene.png and mask.png beside the task. Standard library only.
"""

import random
import struct
import zlib
from pathlib import Path

WIDTH, HEIGHT, SCALE = 480, 320, 3
FOLDER = Path(__file__).parent.parent / "src/tasks/image-segmentation"
random.seed(20261121)

# One colour a label; far apart for eyes that see no red or green (after Okabe and Ito).
LABELS = {
    "sky": (86, 180, 233),
    "hill": (0, 158, 115),
    "grass": (160, 200, 90),
    "road": (110, 110, 120),
    "house": (213, 94, 0),
    "tree": (0, 90, 60),
    "car": (240, 228, 66),
    "person": (204, 121, 167),
}


def polygon(points):
    def inside(x, y):
        result = False
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1]):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                result = not result
        return result

    xs, ys = zip(*points)
    return inside, (min(xs), min(ys), max(xs), max(ys))


def ellipse(cx, cy, rx, ry):
    def inside(x, y):
        return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1

    return inside, (cx - rx, cy - ry, cx + rx, cy + ry)


def box(left, top, right, bottom):
    return lambda x, y: True, (left, top, right, bottom)



def scene():
    """What is drawn, back to front: label, colour, shape."""
    yield "hill", (112, 150, 118), ellipse(120, 190, 230, 78)
    yield "hill", (128, 165, 122), ellipse(400, 196, 190, 62)
    yield "grass", (150, 186, 106), box(0, 176, WIDTH, HEIGHT)
    yield "road", (120, 122, 130), polygon([(0, 262), (WIDTH, 236), (WIDTH, 300), (0, 320)])
    for start in range(10, WIDTH, 62):
        y = 290 - start * 0.046
        yield "road", (222, 220, 205), polygon([(start, y), (start + 30, y - 1.4), (start + 30, y + 2.6), (start, y + 4)])
    # House
    yield "house", (206, 176, 142), box(48, 138, 178, 232)
    yield "house", (150, 72, 58), polygon([(36, 142), (113, 88), (190, 142)])
    yield "house", (132, 62, 50), box(150, 92, 164, 120)
    yield "house", (94, 62, 48), box(100, 184, 126, 232)
    for left in (62, 140):
        yield "house", (238, 240, 232), box(left, 158, left + 26, 186)
        yield "house", (120, 160, 190), box(left + 3, 161, left + 23, 183)
    # Trees
    for x, y, size in ((236, 188, 30), (292, 182, 24), (440, 186, 34)):
        yield "tree", (104, 76, 54), box(x - size * 0.13, y, x + size * 0.13, y + size * 1.3)
        for _ in range(11):
            dx, dy = random.uniform(-0.75, 0.75) * size, random.uniform(-1.1, 0.25) * size
            shade = random.randint(-14, 14)
            yield "tree", (62 + shade, 112 + shade, 66 + shade), ellipse(x + dx, y + dy - 6, size * 0.6, size * 0.52)
    # Car
    yield "car", (198, 62, 52), polygon([(318, 236), (336, 212), (392, 210), (414, 234)])
    yield "car", (206, 68, 58), box(300, 234, 432, 262)
    yield "car", (176, 208, 224), polygon([(327, 234), (340, 217), (362, 216), (362, 234)])
    yield "car", (176, 208, 224), polygon([(368, 234), (368, 216), (388, 215), (402, 233)])
    for x in (328, 402):
        yield "car", (40, 40, 44), ellipse(x, 262, 14, 14)
        yield "car", (170, 172, 176), ellipse(x, 262, 6, 6)
    # Person
    yield "person", (54, 62, 96), polygon([(222, 246), (236, 246), (240, 284), (233, 284), (229, 258), (225, 284), (218, 284)])
    yield "person", (224, 158, 64), polygon([(219, 212), (239, 212), (242, 248), (216, 248)])
    yield "person", (224, 158, 64), polygon([(219, 214), (222, 220), (212, 244), (207, 242)])
    yield "person", (214, 164, 132), ellipse(229, 203, 8, 9)
    yield "person", (70, 48, 38), ellipse(229, 198, 9, 6)


def draw():
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    names = list(LABELS)
    colours = bytearray(width * height * 3)
    labels = bytearray(width * height)
    for row in range(height):
        share = min(1, row / SCALE / 180)
        sky = bytes(round(a + (b - a) * share) for a, b in ((128, 222), (178, 230), (222, 232)))
        colours[row * width * 3 : (row + 1) * width * 3] = sky * width
    for label, colour, (inside, (left, top, right, bottom)) in scene():
        pixel, number = bytes(colour), names.index(label)
        for row in range(max(0, int(top * SCALE)), min(height, int(bottom * SCALE) + 1)):
            for column in range(max(0, int(left * SCALE)), min(width, int(right * SCALE) + 1)):
                if inside((column + 0.5) / SCALE, (row + 0.5) / SCALE):
                    at = row * width + column
                    colours[at * 3 : at * 3 + 3] = pixel
                    labels[at] = number
    picture, mask = [], []
    for y in range(HEIGHT):
        picture_row, mask_row = bytearray(), bytearray()
        for x in range(WIDTH):
            cells = [(y * SCALE + j) * width + x * SCALE + i for j in range(SCALE) for i in range(SCALE)]
            for channel in range(3):
                picture_row.append(sum(colours[at * 3 + channel] for at in cells) // len(cells))
            found = [labels[at] for at in cells]
            mask_row += bytes(LABELS[names[max(set(found), key=found.count)]])
        picture.append(bytes(picture_row))
        mask.append(bytes(mask_row))
    return picture, mask


def write_png(path, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    # Filter 2 (the difference to the row above) suits flat shapes.
    raw, above = bytearray(), bytes(WIDTH * 3)
    for row in rows:
        raw += b"\2" + bytes((a - b) % 256 for a, b in zip(row, above))
        above = row
    data = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(raw), 9)) + chunk(b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + data)


if __name__ == "__main__":
    scene_rows, mask_rows = draw()
    write_png(FOLDER / "scene.png", scene_rows)
    write_png(FOLDER / "mask.png", mask_rows)
