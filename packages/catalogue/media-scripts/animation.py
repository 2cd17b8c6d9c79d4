"""What the scripts of the drawn videos share: shapes on a canvas of Skia, and the encoder.

They need skia-python 144.1 (pip install skia-python==144.1) and the program ffmpeg with libx264.
"""

import math
import subprocess
from pathlib import Path

import skia

WIDTH, HEIGHT, RATE = 640, 360, 24
TASKS = Path(__file__).parent.parent / "src/tasks"


def colour(text, alpha=1.0):
    """The colour of "#rrggbb"."""
    red, green, blue = (int(text[at : at + 2], 16) for at in (1, 3, 5))
    return skia.Color(red, green, blue, round(255 * max(0, min(1, alpha))))


def mix(first, second, share):
    """A colour between two, as "#rrggbb"."""
    share = max(0, min(1, share))
    parts = (
        round(int(first[at : at + 2], 16) * (1 - share) + int(second[at : at + 2], 16) * share) for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def ease(value):
    """From 0 to 1, slowly at both ends; held before and after."""
    value = max(0, min(1, value))
    return value * value * (3 - 2 * value)


def fill(shade, alpha=1.0, blur=0):
    paint = skia.Paint(AntiAlias=True, Color=colour(shade, alpha))
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    return paint


def line(shade, width, alpha=1.0):
    return skia.Paint(
        AntiAlias=True,
        Color=colour(shade, alpha),
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeCap=skia.Paint.kRound_Cap,
        StrokeJoin=skia.Paint.kRound_Join,
    )


def fade(*stops, top=0, bottom=HEIGHT):
    """A paint that goes from shade to shade downwards; a stop is a shade or a shade with its alpha."""
    shades = [colour(*stop) if isinstance(stop, tuple) else colour(stop) for stop in stops]
    shader = skia.GradientShader.MakeLinear([(0, top), (0, bottom)], shades)
    return skia.Paint(AntiAlias=True, Shader=shader)


def glow(x, y, radius, shade, alpha):
    shader = skia.GradientShader.MakeRadial((x, y), radius, [colour(shade, alpha), colour(shade, 0)])
    return skia.Paint(AntiAlias=True, Shader=shader)


def polygon(*points):
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def curve(*points, closed=False):
    """A smooth line through the points."""
    path = skia.Path()
    path.moveTo(*points[0])
    for at in range(len(points) - 1):
        before, here, there, after = (points[max(0, min(len(points) - 1, at + step))] for step in (-1, 0, 1, 2))
        path.cubicTo(
            here[0] + (there[0] - before[0]) / 6,
            here[1] + (there[1] - before[1]) / 6,
            there[0] - (after[0] - here[0]) / 6,
            there[1] - (after[1] - here[1]) / 6,
            *there,
        )
    if closed:
        path.close()
    return path


def hill(top, *, rise=0.0, wave=220.0, shift=0.0):
    """Land from a wavy skyline down to the lower edge."""
    points = [
        (x, top + rise * math.sin((x + shift) / wave * math.tau) + rise * 0.4 * math.sin((x + shift) / wave * 4.3 + 1))
        for x in range(-20, WIDTH + 41, 20)
    ]
    path = curve(*points)
    path.lineTo(WIDTH + 20, HEIGHT + 20)
    path.lineTo(-20, HEIGHT + 20)
    path.close()
    return path


def box(left, top, right, bottom):
    return skia.Rect.MakeLTRB(left, top, right, bottom)


def around(x, y, across, down=None):
    """The box about an ellipse with these half axes."""
    down = across if down is None else down
    return box(x - across, y - down, x + across, y + down)


def frame(draw, *arguments):
    """The picture that `draw(canvas, ...)` makes."""
    surface = skia.Surface(WIDTH, HEIGHT)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorWHITE)
    draw(canvas, *arguments)
    return surface.makeImageSnapshot()


def still(path, image):
    """Writes a JPEG."""
    path.write_bytes(bytes(image.encodeToData(skia.kJPEG, 90)))


def video(path, images, quality=25):
    """Writes an MP4 (H.264) that every browser plays."""
    command = (
        f"ffmpeg -y -loglevel error -f rawvideo -pix_fmt rgba -s {WIDTH}x{HEIGHT} -r {RATE} -i - -an -c:v libx264 "
        f"-preset veryslow -tune animation -crf {quality} -pix_fmt yuv420p -threads 1 -movflags +faststart "
        "-map_metadata -1 -fflags +bitexact -flags:v +bitexact"
    ).split()
    raw = b"".join(image.toarray(colorType=skia.ColorType.kRGBA_8888_ColorType).tobytes() for image in images)
    subprocess.run([*command, str(path)], input=raw, check=True)
