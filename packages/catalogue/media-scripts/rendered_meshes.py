"""Models and renders the demos of text-to-3d and image-to-3d: a rocking chair and a teapot.

python3 rendered_meshes.py  writes chair.webp, teapot.webp and teapot-mesh.webp beside the tasks and prints the sizes
of the meshes; needs numpy 2.4, pillow 13 and scikit-image 0.26, and two minutes. Each object is a function that gives
the distance to its surface: rays walk along it to the picture, and marching cubes make the mesh of it.
"""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw
from skimage.measure import marching_cubes

TASKS = Path(__file__).parent.parent / "src/tasks"
SAMPLES = 2
BACKGROUND = np.array([0.93, 0.91, 0.87])
SUN = np.array([0.45, 0.35, 0.82]) / np.linalg.norm([0.45, 0.35, 0.82])


def capsule(p, start, end, radius):
    start, end = np.array(start), np.array(end)
    along = ((p - start) @ (end - start)).clip(0, (end - start) @ (end - start)) / ((end - start) @ (end - start))
    return np.linalg.norm(p - start - along[..., None] * (end - start), axis=-1) - radius


def box(p, centre, half, rounding):
    q = np.abs(p - np.array(centre)) - np.array(half) + rounding
    return np.linalg.norm(q.clip(0), axis=-1) + q.max(axis=-1).clip(None, 0) - rounding


def arc(p, centre, radius, middle, reach, thick):
    """Part of a ring in the plane of y and z: `reach` to both sides of the angle `middle`, counted from +y."""
    y, z = p[..., 1] - centre[1], p[..., 2] - centre[2]
    turn = (np.arctan2(z, y) - middle + np.pi) % (2 * np.pi) - np.pi
    angle = turn.clip(-reach, reach) + middle
    return (
        np.sqrt((p[..., 0] - centre[0]) ** 2 + (y - radius * np.cos(angle)) ** 2 + (z - radius * np.sin(angle)) ** 2)
        - thick
    )


def blend(a, b, width):
    """Union with a soft seam."""
    share = (width - np.abs(a - b)).clip(0) / width
    return np.minimum(a, b) - share * share * width / 4


def chair(p):
    p = np.concatenate([np.abs(p[..., :1]), p[..., 1:]], axis=-1)
    parts = [
        arc(p, (0.27, 0.0, 1.5), 1.46, -np.pi / 2, 0.46, 0.036),
        box(p, (0, 0, 0.52), (0.31, 0.29, 0.034), 0.03),
        capsule(p, (0.27, 0.24, 0.07), (0.29, 0.26, 0.80), 0.028),
        capsule(p, (0.27, -0.22, 0.07), (0.27, -0.25, 0.52), 0.028),
        capsule(p, (0.27, -0.25, 0.52), (0.28, -0.50, 1.32), 0.028),
        capsule(p, (0.30, 0.32, 0.81), (0.28, -0.36, 0.82), 0.034),
        capsule(p, (0, 0.24, 0.30), (0.28, 0.24, 0.30), 0.018),
        capsule(p, (0, -0.235, 0.30), (0.28, -0.235, 0.30), 0.018),
        capsule(p, (0.27, 0.25, 0.24), (0.27, -0.23, 0.24), 0.018),
        capsule(p, (0, -0.475, 1.20), (0.28, -0.465, 1.20), 0.030),
        box(p, (0, -0.487, 1.26), (0.27, 0.022, 0.075), 0.02),
        capsule(p, (0, -0.29, 0.66), (0.28, -0.29, 0.66), 0.022),
    ]
    for x in (0.0, 0.085, 0.17):
        parts.append(capsule(p, (x, -0.29, 0.66), (x, -0.47, 1.20), 0.017))
    result = parts[0]
    for part in parts[1:]:
        result = blend(result, part, 0.03)
    return result


def chair_colour(p):
    rings = np.sin(38 * p[..., 0] + 6 * np.sin(3 * p[..., 1]) + 9 * p[..., 2] + 2.5 * np.sin(11 * p[..., 2]))
    shade = 0.88 + 0.08 * rings + 0.04 * np.sin(170 * p[..., 0] + 5 * p[..., 2])
    return np.array([0.66, 0.38, 0.19]) * shade[..., None]


def spout(p):
    """A bent tube that grows thinner."""
    a, b, c, d = np.array([[0, 0.36, 0.32], [0, 0.80, 0.36], [0, 0.56, 0.78], [0, 0.86, 0.86]])
    points = [
        (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t**2 * (1 - t) * c + t**3 * d for t in np.linspace(0, 1, 9)
    ]
    result = np.inf
    for number, (start, end) in enumerate(zip(points, points[1:])):
        along = (((p - start) @ (end - start)) / ((end - start) @ (end - start))).clip(0, 1)
        away = np.linalg.norm(p - start - along[..., None] * (end - start), axis=-1)
        result = np.minimum(result, away - 0.115 + 0.0085 * (number + along))
    return result


def teapot(p):
    q = (p - np.array([0, 0, 0.46])) / np.array([1.0, 1.0, 0.86])
    body = (np.linalg.norm(q, axis=-1) - 0.5) * 0.86
    ring = np.hypot(p[..., 0], p[..., 1])
    foot = np.hypot((ring - 0.24), p[..., 2] - 0.05) - 0.05
    collar = np.hypot((ring - 0.24), p[..., 2] - 0.845) - 0.035
    lid = np.linalg.norm((p - np.array([0, 0, 0.83])) / np.array([1, 1, 0.5]), axis=-1) - 0.22
    knob = np.linalg.norm(p - np.array([0, 0, 1.0]), axis=-1) - 0.065
    result = blend(blend(body, foot, 0.06), collar, 0.04)
    result = blend(blend(result, lid * 0.5, 0.02), knob, 0.05)
    result = blend(result, spout(p), 0.08)
    hole = capsule(p, (0, 0.79, 0.78), (0, 0.9, 0.915), 0.034)
    result = np.maximum(result, -hole)
    return blend(result, arc(p, (0, -0.45, 0.50), 0.27, np.pi, 2.0, 0.042), 0.06)


def teapot_colour(p):
    glaze = np.array([0.10, 0.42, 0.45])
    cream = np.array([0.93, 0.86, 0.72])
    band = (np.abs(p[..., 2] - 0.53) < 0.055) & (np.hypot(p[..., 0], p[..., 1]) > 0.4) & (np.abs(p[..., 1]) < 0.53)
    knob = p[..., 2] > 0.945
    return np.where((band | knob)[..., None] & (p[..., 1:2] < 0.6), cream, glaze)


def camera(azimuth, height, target, distance):
    """Where the eye stands, and its right, up and forward; the front of an object looks to +y."""
    side, lift = np.radians(azimuth), np.radians(height)
    away = np.array([np.sin(side) * np.cos(lift), np.cos(side) * np.cos(lift), np.sin(lift)])
    right = np.cross(-away, [0, 0, 1])
    right /= np.linalg.norm(right)
    return np.array(target) + distance * away, right, np.cross(right, -away), -away


def walk(distance, eye, rays, far):
    """How far each ray goes until it meets the object; infinity where it does not."""
    gone, alive = np.zeros(len(rays)), np.arange(len(rays))
    result = np.full(len(rays), np.inf)
    for _ in range(110):
        step = distance(eye[alive] + gone[alive, None] * rays[alive])
        met = step < 0.0012
        result[alive[met]] = gone[alive[met]]
        gone[alive] += step * 0.9
        alive = alive[~met & (gone[alive] < far)]
        if len(alive) == 0:
            break
    return result


def shadow(distance, points, blur):
    """Share of the sun's light that reaches each point."""
    lit, gone = np.ones(len(points)), np.full(len(points), 0.03)
    for _ in range(36):
        step = distance(points + gone[:, None] * SUN)
        lit = np.minimum(lit, (blur * step / gone).clip(0, 1))
        gone += step.clip(0.015, 0.12)
    return lit


def normals(distance, points):
    size = 0.002
    slope = np.stack(
        [distance(points + size * axis) - distance(points - size * axis) for axis in np.eye(3)], axis=-1
    )
    return slope / np.linalg.norm(slope, axis=-1, keepdims=True)


def openness(distance, points, normal):
    """How much of the sky a point sees, from the room above its surface."""
    closed = sum((h - distance(points + h * normal)).clip(0) / h * w for h, w in ((0.03, 0.3), (0.08, 0.3), (0.18, 0.3)))
    return (1 - closed).clip(0.15, 1)


def render(distance, colour, view, size, zoom, gloss):
    """A picture of the object on a floor, and the depth of each pixel."""
    width, height = size[0] * SAMPLES, size[1] * SAMPLES
    eye, right, up, forward = view
    x, y = np.meshgrid(np.arange(width) + 0.5 - width / 2, height / 2 - np.arange(height) - 0.5)
    rays = forward + (x.ravel()[:, None] * right + y.ravel()[:, None] * up) / (zoom * SAMPLES)
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    eyes = np.broadcast_to(eye, rays.shape)
    depth = walk(distance, eyes, rays, 7)
    picture = np.broadcast_to(BACKGROUND, rays.shape).copy()
    floor = np.where(rays[:, 2] < -1e-6, -eye[2] / np.minimum(rays[:, 2], -1e-6), np.inf)
    on_floor = np.isinf(depth) & (floor < 7)
    points = eyes[on_floor] + floor[on_floor, None] * rays[on_floor]
    near = np.exp(-((np.hypot(points[:, 0], points[:, 1]) / 1.5) ** 4))
    dark = 1 - shadow(distance, points + [0, 0, 0.004], 9)
    contact = 1 - openness(distance, points, np.array([0.0, 0.0, 1.0]))
    picture[on_floor] *= 1 - (near * (0.32 * dark + 0.28 * contact))[:, None]
    hit = np.isfinite(depth)
    points, view_rays = eyes[hit] + depth[hit, None] * rays[hit], rays[hit]
    normal = normals(distance, points)
    lit = shadow(distance, points + 0.006 * normal, 12)
    sun = (normal @ SUN).clip(0) * lit
    sky = (0.5 + 0.5 * normal[:, 2]) * openness(distance, points, normal)
    half = SUN - view_rays
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    shine = gloss * (normal * half).sum(axis=1).clip(0) ** 60 * lit
    rim = 0.10 * (1 + (normal * view_rays).sum(axis=1)).clip(0) ** 3
    base = colour(points)
    picture[hit] = base * (0.30 + 0.95 * sun + 0.50 * sky)[:, None] * [1.02, 1.0, 0.96] + (shine + rim)[:, None]
    return picture.reshape(height, width, 3), (depth.reshape(height, width))


def shrink(picture):
    """To bytes, with the samples of each pixel mixed."""
    tone = (picture.clip(0, 1) * 255).round().astype(np.uint8)
    image = Image.fromarray(tone)
    return image.resize((image.width // SAMPLES, image.height // SAMPLES), Image.LANCZOS)


def mesh(distance, low, high, cells):
    """Corners and triangles of the object in a grid of so many cells along its longest side."""
    low, high = np.array(low), np.array(high)
    pace = (high - low).max() / cells
    axes = [np.arange(a, b + pace, pace) for a, b in zip(low, high)]
    grid = np.stack(np.meshgrid(*axes, indexing="ij"), axis=-1)
    corners, faces, _, _ = marching_cubes(distance(grid), 0, spacing=(pace,) * 3)
    return corners + low, faces


def wires(image, depth, view, zoom, corners, faces):
    """Draws the edges of the mesh that are seen onto a picture."""
    eye, right, up, forward = view
    height, width = depth.shape
    ahead = (corners - eye) @ forward
    x = width / 2 + (corners - eye) @ right / ahead * zoom * SAMPLES
    y = height / 2 - (corners - eye) @ up / ahead * zoom * SAMPLES
    away = np.linalg.norm(corners - eye, axis=1)
    column, row = x.astype(int).clip(0, width - 1), y.astype(int).clip(0, height - 1)
    seen = away < depth[row, column] + 0.03
    pen = ImageDraw.Draw(image)
    for a, b in {tuple(sorted(edge)) for face in faces for edge in zip(face, np.roll(face, 1))}:
        if seen[a] and seen[b]:
            pen.line((x[a], y[a], x[b], y[b]), (30, 44, 60), 1)
    return image


def side_by_side(images):
    canvas = Image.new("RGB", (sum(image.width for image in images), images[0].height))
    for number, image in enumerate(images):
        canvas.paste(image, (sum(other.width for other in images[:number]), 0))
    return canvas


def main():
    views = [camera(azimuth, 16, (0, -0.06, 0.64), 4.2) for azimuth in (38, 96, 212)]
    panels = [shrink(render(chair, chair_colour, view, (213, 280), 545, 0.12)[0]) for view in views]
    side_by_side(panels).save(TASKS / "text-to-3d/chair.webp", quality=88, method=6)
    corners, faces = mesh(chair, (-0.42, -0.75, -0.02), (0.42, 0.75, 1.42), 160)
    print(f"chair: {len(corners)} corners, {len(faces)} triangles")

    front = camera(64, 20, (0, 0.08, 0.50), 4.0)
    picture, _ = render(teapot, teapot_colour, front, (480, 340), 830, 0.5)
    shrink(picture).save(TASKS / "image-to-3d/teapot.webp", quality=88, method=6)
    size, zoom = (213, 220), 440
    panels = []
    for azimuth, height in ((130, 20), (244, 34)):
        view = camera(azimuth, height, (0, 0.08, 0.50), 4.0)
        panels.append(shrink(render(teapot, teapot_colour, view, size, zoom, 0.5)[0]))
    view = camera(300, 20, (0, 0.08, 0.50), 4.0)
    clay, depth = render(teapot, lambda p: np.full(p.shape, 0.74), view, size, zoom, 0)
    rough = mesh(teapot, (-0.6, -0.95, -0.03), (0.6, 1.0, 1.12), 36)
    image = Image.fromarray((clay.clip(0, 1) * 255).round().astype(np.uint8))
    image = wires(image, depth, view, zoom, *rough)
    panels.append(image.resize(size, Image.LANCZOS))
    side_by_side(panels).save(TASKS / "image-to-3d/teapot-mesh.webp", quality=88, method=6)
    print(f"teapot: {len(rough[0])} corners, {len(rough[1])} triangles")


if __name__ == "__main__":
    for name in ("text-to-3d", "image-to-3d"):
        (TASKS / name).mkdir(exist_ok=True)
    main()
