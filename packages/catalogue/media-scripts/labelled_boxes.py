"""Draws boxes with labels on a picture, for the demos of detection. A module of the scripts beside it; needs Pillow."""

from PIL import ImageDraw, ImageFont

# Colours that eyes which see no red or green tell apart too (after Okabe and Ito), and that carry black letters.
COLOURS = ((240, 228, 66), (86, 180, 233), (255, 170, 60), (230, 160, 200))
INK = (20, 20, 24)


def draw_boxes(picture, found, size=17):
    """Draws what was found, each (name, score or None, (left, top, right, bottom)); boxes of one name share a colour.

    The first box has its label at the top left; so have the others, unless it would lie on another label.
    """
    draw = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size)
    names = list(dict.fromkeys(name for name, _, _ in found))
    labels = []
    for name, score, (left, top, right, bottom) in found:
        text = name if score is None else f"{name} {score:.2f}"
        width, height = draw.textlength(text, font=font) + 12, size + 8
        x = min(max(left, 0), picture.width - width)
        places = [top if top < height else top - height, bottom]
        y = next(
            (y for y in places if all(abs(y - b) > height or x + width < a or a + w < x for a, b, w, _, _ in labels)),
            bottom,
        )
        labels.append((x, y, width, text, COLOURS[names.index(name) % len(COLOURS)]))
    for (_, _, (left, top, right, bottom)), (*_, colour) in reversed(list(zip(found, labels))):
        draw.rectangle((left - 1, top - 1, right + 1, bottom + 1), outline=INK, width=5)
        draw.rectangle((left, top, right, bottom), outline=colour, width=3)
    for x, y, width, text, colour in labels:
        draw.rectangle((x, y, x + width, y + size + 8), fill=colour)
        draw.text((x + 6, y + 3), text, fill=INK, font=font)
    return picture
