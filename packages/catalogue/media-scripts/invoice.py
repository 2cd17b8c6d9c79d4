"""Draws the invoice of document question answering.

python3 invoice.py  writes invoice.png beside the task.
Needs pillow 13.0.0 and the fonts of Debian's fonts-lato (2.0).
"""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FILE = Path(__file__).parent.parent / "src/tasks/document-question-answering/invoice.png"
SCALE = 2
WIDTH, HEIGHT = 600, 700
INK, SOFT, LINE, GREEN, TINT = "#20242b", "#5b6470", "#c9ced6", "#1f6f54", "#eef4f0"
ROWS = [
    ("Oak veneer, 2.5 m × 0.3 m", "6", "18.40", "110.40"),
    ("Beech dowels, 40 mm, bag of 200", "3", "7.25", "21.75"),
    ("Wood glue, waterproof, 750 g", "4", "9.90", "39.60"),
    ("Sawing to size", "1", "25.00", "25.00"),
]

picture = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), "#fdfdfb")
draw = ImageDraw.Draw(picture)


def font(style, size):
    return ImageFont.truetype(f"/usr/share/fonts/truetype/lato/Lato-{style}.ttf", size * SCALE)


def write(x, y, text, size=14, style="Regular", fill=INK, anchor="ls"):
    draw.text((x * SCALE, y * SCALE), text, font=font(style, size), fill=fill, anchor=anchor)


def box(left, top, right, bottom, fill):
    draw.rectangle([value * SCALE for value in (left, top, right, bottom)], fill=fill)


def main():
    box(0, 0, WIDTH, 8, GREEN)
    # A plane shaving as the sign of the house
    for turn in range(3):
        radius = 20 - turn * 6
        area = [(62 - radius) * SCALE, (66 - radius) * SCALE, (62 + radius) * SCALE, (66 + radius) * SCALE]
        draw.arc(area, 40 + turn * 70, 330 + turn * 70, fill=GREEN, width=4 * SCALE)
    write(98, 63, "Hollis & Bray", 21, "Bold")
    write(98, 82, "Timber and joinery supplies, Exeter", 12, fill=SOFT)
    write(560, 74, "INVOICE", 28, "Light", GREEN, "rs")

    write(42, 136, "Billed to", 11, "Bold", SOFT)
    for number, line in enumerate(("Marlow Furniture Workshop", "17 Quay Lane", "Topsham EX3 0AB")):
        write(42, 156 + number * 19, line)
    facts = (("Invoice number", "HB-20417"), ("Invoice date", "3 March 2026"), ("Payment due", "2 April 2026"))
    for number, (name, value) in enumerate(facts):
        write(352, 156 + number * 19, name, 13, fill=SOFT)
        write(560, 156 + number * 19, value, 14, "Bold", anchor="rs")

    box(42, 232, 558, 258, GREEN)
    for x, anchor, name in ((54, "ls", "Item"), (378, "rs", "Quantity"), (466, "rs", "Price, £"), (548, "rs", "Sum, £")):
        write(x, 250, name, 12, "Bold", "#ffffff", anchor)
    for number, (item, quantity, price, amount) in enumerate(ROWS):
        y = 258 + number * 34
        if number % 2:
            box(42, y, 558, y + 34, TINT)
        write(54, y + 22, item)
        for x, value in ((378, quantity), (466, price), (548, amount)):
            write(x, y + 22, value, anchor="rs")
    box(42, 396, 558, 397, LINE)
    for number, (name, value) in enumerate((("Net", "196.75"), ("Value added tax, 20 %", "39.35"))):
        write(466, 424 + number * 24, name, 13, fill=SOFT, anchor="rs")
        write(548, 424 + number * 24, value, anchor="rs")
    box(308, 462, 558, 498, GREEN)
    write(466, 486, "Total due, £", 14, "Bold", "#ffffff", "rs")
    write(548, 486, "236.10", 16, "Bold", "#ffffff", "rs")

    write(42, 556, "How to pay", 11, "Bold", SOFT)
    write(42, 576, "By transfer to Hollis & Bray, sort code 00-00-00, account 00000000.", 13)
    write(42, 595, "Please quote the invoice number. Goods remain ours until paid.", 13)
    box(42, 640, 558, 641, LINE)
    write(300, 662, "Hollis & Bray is an invented firm.  Page 1 of 1", 11, fill=SOFT, anchor="ms")
    picture.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).quantize(128).save(FILE, optimize=True)
    print(FILE.stat().st_size)


if __name__ == "__main__":
    main()
