"""Draws the demo of image-text-to-image: a house by a lake, by day and, as the instruction asks, by night.

python3 edited_scene.py  writes day.svg and night.svg beside the task. Standard library only.
"""

import random
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "src/tasks/image-text-to-image"
WIDTH, HEIGHT, SHORE = 560, 380, 258

# Colours of the parts, by day and by night.
COLOURS = {
    "sky": (("#8fc4e8", "#dff0f4"), ("#0e1733", "#34406e")),
    "water": (("#bfe0e6", "#5f9fb5"), ("#2f3b68", "#0f1a38")),
    "far": ("#9db8bf", "#252f57"),
    "near": ("#7fa38a", "#1b2a46"),
    "meadow": ("#9cc069", "#1d3341"),
    "path": ("#e3d3a8", "#3a4258"),
    "wall": ("#f6efe0", "#4a4f70"),
    "side": ("#ddd0ba", "#3a3e5e"),
    "roof": ("#b8503c", "#4c2b46"),
    "ridge": ("#9a3f2f", "#3c2139"),
    "door": ("#3f6f78", "#22344f"),
    "pane": ("#8db4c4", "#ffd27a"),
    "frame": ("#ffffff", "#8b7a74"),
    "trunk": ("#7a5a42", "#2a2438"),
    "leaf": ("#5f9450", "#17313b"),
    "leaf light": ("#79ab5c", "#1f3d45"),
    "jetty": ("#a58360", "#3d3a4d"),
    "reed": ("#6f8f4a", "#182d38"),
}


def scene(night):
    """The same house, trees and shore in the colours of the hour."""
    rng, sparks = random.Random(20261121), random.Random(11)
    c = {name: pair[night] for name, pair in COLOURS.items()}
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img">'
    yield f"<title>Illustration: a house by a lake, by {'night' if night else 'day'}. Drawn by a script.</title>"
    for name in ("sky", "water"):
        top, bottom = c[name]
        yield (
            f'<linearGradient id="{name}" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
            f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
        )
    yield '<radialGradient id="glow"><stop offset="0" stop-color="#ffcf70" stop-opacity="0.75"/><stop offset="1" stop-color="#ffcf70" stop-opacity="0"/></radialGradient>'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
    if night:
        for _ in range(80):
            x, y, size = sparks.uniform(0, WIDTH), sparks.uniform(0, 170), sparks.choice([0.7, 0.9, 1.1, 1.6])
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="#fdf6dc" opacity="{sparks.uniform(0.5, 1):.2f}"/>'
        yield '<path d="M452 44 a30 30 0 1 0 26 45 a24 24 0 1 1 -26 -45 z" fill="#fbeebb"/>'
    else:
        yield '<circle cx="462" cy="70" r="28" fill="#fff3c4"/>'
        for x, y, size in ((92, 62, 1.0), (250, 40, 0.75), (362, 96, 0.6)):
            yield (
                f'<path transform="translate({x} {y}) scale({size})" fill="#ffffff" opacity="0.9" '
                'd="M-46 12 a15 15 0 0 1 14 -20 a22 22 0 0 1 42 -6 a17 17 0 0 1 30 14 a8 8 0 0 1 -2 12 z"/>'
            )
    yield f'<path d="M0 {SHORE} V188 L70 132 L128 172 L196 112 L282 178 L350 140 L430 184 L500 150 L{WIDTH} 182 V{SHORE} z" fill="{c["far"]}"/>'
    yield f'<path d="M0 {SHORE} V214 q90 -36 190 -10 t200 -6 t170 8 V{SHORE} z" fill="{c["near"]}"/>'
    yield f'<rect y="{SHORE - 14}" width="{WIDTH}" height="{HEIGHT - SHORE + 14}" fill="url(#water)"/>'
    for _ in range(26):
        x, y = rng.uniform(250, WIDTH - 20), rng.uniform(SHORE + 2, HEIGHT - 26)
        yield f'<path d="M{x:.0f} {y:.0f} h{rng.uniform(18, 52):.0f}" stroke="#ffffff" stroke-width="1.6" stroke-linecap="round" opacity="{0.12 if night else 0.4}"/>'
    if night:
        for number in range(7):
            yield f'<path d="M{446 + sparks.uniform(-6, 6):.0f} {SHORE + 12 + number * 12} h{sparks.uniform(22, 44):.0f}" stroke="#fbeebb" stroke-width="2.4" stroke-linecap="round" opacity="{0.7 - number * 0.08:.2f}"/>'
    yield f'<path d="M0 226 q120 -18 226 10 q76 22 60 58 q-30 50 -120 60 q-90 10 -166 8 z" fill="{c["meadow"]}"/>'
    yield f'<path d="M150 284 q34 14 62 40 l-26 8 q-22 -26 -56 -44 z" fill="{c["path"]}"/>'
    # Trees behind the house
    for x, y, size in ((34, 236, 1.15), (262, 238, 0.85)):
        yield f'<g transform="translate({x} {y}) scale({size})"><path d="M-5 0 L-3 -44 H3 L5 0 z" fill="{c["trunk"]}"/>'
        yield f'<circle cy="-70" r="34" fill="{c["leaf"]}"/><circle cx="-24" cy="-50" r="24" fill="{c["leaf"]}"/><circle cx="22" cy="-48" r="25" fill="{c["leaf"]}"/><circle cx="-9" cy="-78" r="20" fill="{c["leaf light"]}"/></g>'
    # House
    if night:
        yield '<ellipse cx="150" cy="256" rx="150" ry="92" fill="url(#glow)" opacity="0.5"/>'
    yield f'<path d="M72 196 H180 V286 H72 z" fill="{c["wall"]}"/><path d="M180 196 L206 160 L232 196 V282 L180 286 z" fill="{c["side"]}"/>'
    yield f'<path d="M60 200 L92 150 H206 L180 200 z" fill="{c["roof"]}"/><path d="M206 150 L240 198 L230 200 L204 164 L182 202 L178 198 z" fill="{c["ridge"]}"/>'
    yield f'<path d="M102 160 v-24 h16 v24 z" fill="{c["ridge"]}"/>'
    for x, y, wide in ((84, 216, 30), (144, 216, 26), (195, 214, 22)):
        yield f'<rect x="{x}" y="{y}" width="{wide}" height="30" fill="{c["pane"]}" stroke="{c["frame"]}" stroke-width="3"/><path d="M{x + wide / 2:g} {y} v30 M{x} {y + 15} h{wide}" stroke="{c["frame"]}" stroke-width="2"/>'
    yield f'<rect x="119" y="236" width="20" height="50" fill="{c["door"]}"/><circle cx="134" cy="262" r="1.8" fill="#f0d9a0"/>'
    # Jetty and reeds
    yield f'<path d="M246 300 L380 312 V320 L240 308 z" fill="{c["jetty"]}"/>'
    for x in (276, 318, 364):
        yield f'<path d="M{x} 304 v30" stroke="{c["jetty"]}" stroke-width="6"/>'
    for _ in range(22):
        x = rng.uniform(196, 262)
        base = 352 - (x - 196) * 0.42 + rng.uniform(-4, 8)
        yield f'<path d="M{x:.0f} {base:.0f} q{rng.uniform(-4, 4):.0f} -16 {rng.uniform(-6, 8):.0f} {-rng.uniform(24, 40):.0f}" stroke="{c["reed"]}" stroke-width="2.4" fill="none" stroke-linecap="round"/>'
    yield "</svg>"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for night, name in enumerate(("day", "night")):
        (FOLDER / f"{name}.svg").write_text("\n".join(scene(night)) + "\n")
