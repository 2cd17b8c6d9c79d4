"""Draws the demo of text-to-image: an illustration of the prompt, which says that it is one.

python3 boat_illustration.py  writes boat.svg beside the task. Standard library only.
"""

import random
from pathlib import Path

FILE = Path(__file__).parent.parent / "src/tasks/text-to-image/boat.svg"
random.seed(20261121)


def wave(y):
    """A line of small waves across the picture, as a filled band below it."""
    step = 32
    points = [f"M-20 {y}"]
    for x in range(-20, 540, step):
        lift = random.uniform(4, 9)
        points.append(f"q{step / 4:g} {-lift:.1f} {step / 2:g} 0 t{step / 2:g} 0")
    return " ".join(points) + " V520 H-20 Z"


def main():
    shades = ["#7fa6b5", "#6b97aa", "#578799", "#457689", "#356578"]
    bands = [
        f'<path d="{wave(318 + 38 * number)}" fill="{shade}" opacity="0.9"/>' for number, shade in enumerate(shades)
    ]
    glints = [
        f'<path d="M{256 + random.gauss(0, 8 + number * 1.6):.0f} {322 + number * 11} h{random.randint(14, 44)}"'
        f' stroke="#f9d8a8" stroke-width="3" stroke-linecap="round" opacity="{0.75 - number * 0.035:.2f}"/>'
        for number in range(15)
    ]
    gulls = [
        f'<path d="M{x} {y} q7 -8 14 0 q7 -8 14 0" fill="none" stroke="#5b5560" stroke-width="2"/>'
        for x, y in ((92, 120), (128, 96), (388, 140))
    ]
    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" role="img">',
        "<title>Illustration: a fishing boat at dawn. Drawn by a script, not by a model.</title>",
        '<linearGradient id="dawn" x2="0" y2="1"><stop offset="0" stop-color="#7d8fb3"/>'
        '<stop offset="0.45" stop-color="#e7b7a3"/><stop offset="0.66" stop-color="#fbe0b4"/></linearGradient>',
        '<rect width="512" height="512" fill="url(#dawn)"/>',
        '<circle cx="270" cy="300" r="46" fill="#fdeecb"/>',
        '<path d="M0 306 q70 -46 130 -22 q60 -30 120 22 z" fill="#8f8aa0" opacity="0.75"/>',
        *gulls,
        *bands[:2],
        *glints[:7],
        '<path d="M236 200 v148" stroke="#4a3b34" stroke-width="6"/>',
        '<path d="M244 206 q64 58 58 128 h-58 z" fill="#f6efe2"/>',
        '<path d="M228 222 q-42 52 -44 110 h44 z" fill="#e3d6c4"/>',
        '<path d="M140 346 h222 q-14 52 -62 56 h-102 q-44 -6 -58 -56 z" fill="#a2483a"/>',
        '<path d="M140 346 h222 l-4 14 h-214 z" fill="#f1e3cf"/>',
        *bands[2:],
        *glints[7:],
        '<rect y="476" width="512" height="36" fill="#1f2f38"/>',
        '<text x="256" y="499" fill="#ffffff" font-family="sans-serif" font-size="15" text-anchor="middle">'
        "Illustration drawn by a script, not by a model</text>",
        "</svg>",
    ]
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
