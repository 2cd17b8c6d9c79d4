"""Makes the demo of depth estimation: a ray-traced still life and its exact depth.

python3 still_life.py  writes scene.jpg and depth.png beside the task. Needs numpy and Pillow.
"""

from pathlib import Path

import numpy as np
from PIL import Image

FOLDER = Path(__file__).parent.parent / "src/tasks/depth-estimation"
WIDTH, HEIGHT, SCALE = 600, 400, 3
EYE = np.array((0.0, 1.5, -5.2))
SUN = np.array((-0.55, 0.75, -0.35)) / np.linalg.norm((-0.55, 0.75, -0.35))
# Centre, radius, colour; metres, y up, z away from the eye. The wall stands at z = 6.
BALLS = (
    ((-1.25, 0.62, -1.6), 0.62, (226, 96, 58)),
    ((0.25, 0.42, -2.3), 0.42, (238, 190, 70)),
    ((1.25, 0.85, -0.3), 0.85, (70, 130, 180)),
    ((-0.35, 0.75, 0.9), 0.75, (120, 168, 110)),
    ((2.75, 0.6, 2.2), 0.60, (204, 121, 167)),
    ((-2.7, 0.95, 2.6), 0.95, (150, 120, 200)),
    ((0.75, 0.5, 3.6), 0.50, (240, 235, 225)),
    ((1.75, 0.28, -2.1), 0.28, (90, 190, 190)),
)
WALL = 6.0


def hit(origin, direction):
    """Distance along each ray to the nearest surface, and which: a ball's number, -1 the floor, -2 the wall."""
    with np.errstate(divide="ignore", invalid="ignore"):
        floor = np.where(direction[..., 1] < 0, -origin[..., 1] / direction[..., 1], np.inf)
        wall = np.where(direction[..., 2] > 0, (WALL - origin[..., 2]) / direction[..., 2], np.inf)
    nearest, what = np.minimum(floor, wall), np.where(floor < wall, -1, -2)
    for number, (centre, radius, _) in enumerate(BALLS):
        offset = origin - np.array(centre)
        half = (offset * direction).sum(-1)
        inside = half**2 - (offset**2).sum(-1) + radius**2
        along = -half - np.sqrt(np.maximum(inside, 0))
        closer = (inside > 0) & (along > 1e-3) & (along < nearest)
        nearest, what = np.where(closer, along, nearest), np.where(closer, number, what)
    return nearest, what


def trace():
    height, width = HEIGHT * SCALE, WIDTH * SCALE
    y, x = np.mgrid[0:height, 0:width]
    direction = np.stack(((x + 0.5) / height - 0.75, 0.34 - (y + 0.5) / height, np.full(x.shape, 1.05)), -1)
    direction /= np.linalg.norm(direction, axis=-1, keepdims=True)
    origin = np.broadcast_to(EYE, direction.shape)
    along, what = hit(origin, direction)
    at = origin + direction * along[..., None]

    normal = np.zeros_like(at)
    normal[what == -1] = (0, 1, 0)
    normal[what == -2] = (0, 0, -1)
    colour = np.zeros_like(at)
    checks = (np.floor(at[..., 0]) + np.floor(at[..., 2])) % 2
    colour[what == -1] = np.where(checks[..., None], (205, 190, 168), (232, 222, 204))[what == -1]
    colour[what == -2] = (176, 190, 200)
    for number, (centre, radius, own) in enumerate(BALLS):
        here = what == number
        normal[here] = (at[here] - centre) / radius
        colour[here] = own
    lit = np.clip((normal * SUN).sum(-1), 0, 1)
    lit *= np.isinf(np.where(hit(at + normal * 1e-3, np.broadcast_to(SUN, at.shape))[1] >= 0, 0, np.inf))
    # Less of the sky reaches what stands close to the floor under a ball.
    open_sky = np.ones(lit.shape)
    for centre, radius, _ in BALLS:
        away = np.linalg.norm(at[..., [0, 2]] - np.array(centre)[[0, 2]], axis=-1) / radius
        open_sky *= np.where(what == -1, 1 - 0.55 * np.exp(-((away / 0.85) ** 2)), 1)
    sky = (0.36 + 0.14 * normal[..., 1]) * open_sky
    shine = np.zeros(lit.shape)
    half = SUN - direction
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    ball = what >= 0
    shine[ball] = np.clip((normal * half).sum(-1), 0, 1)[ball] ** 60 * (lit[ball] > 0)
    shade = colour * (sky + 0.68 * lit)[..., None] + 190 * shine[..., None]
    depth = (at - EYE)[..., 2]
    return np.clip(shade, 0, 255), depth


if __name__ == "__main__":
    picture, depth = trace()
    small = Image.fromarray(picture.astype(np.uint8)).resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    small.save(FOLDER / "scene.jpg", quality=85, optimize=True)
    depth = depth[SCALE // 2 :: SCALE, SCALE // 2 :: SCALE]
    # Near is bright, as most programs draw it.
    inverse = (1 / depth - 1 / depth.max()) / (1 / depth.min() - 1 / depth.max())
    Image.fromarray((20 + 235 * inverse).round().astype(np.uint8)).save(FOLDER / "depth.png", optimize=True)
    print(f"from {depth.min():.2f} to {depth.max():.2f} metres")
