"""Trains the little diffusion model whose samples are the demo of unconditional image generation.

python3 digit_diffusion.py  writes digits.png beside the task; needs numpy 2.4, pillow 13, scikit-learn 1.9 and
torch 2.15, and a few minutes on a processor. The model is a residual perceptron that takes the noise off the
handwritten digits of scikit-learn, 8 by 8 pixels each (Ho et al., 2020, https://arxiv.org/abs/2006.11239).
"""

import math
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFont
from sklearn.datasets import load_digits

FILE = Path(__file__).parent.parent / "src/tasks/unconditional-image-generation/digits.png"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
SEED, STEPS, WIDTH, BATCH, ROUNDS = 7, 400, 512, 256, 12_000
COUNT = 8
# Steps that are still to go in each row of the picture.
STAGES = [400, 160, 80, 30, 0]


class Denoiser(torch.nn.Module):
    """Estimates the noise in pictures at given steps."""

    def __init__(self):
        super().__init__()
        self.enter = torch.nn.Linear(64, WIDTH)
        self.time = torch.nn.Linear(64, WIDTH)
        self.blocks = torch.nn.ModuleList(
            torch.nn.Sequential(
                torch.nn.LayerNorm(WIDTH), torch.nn.Linear(WIDTH, WIDTH), torch.nn.SiLU(), torch.nn.Linear(WIDTH, WIDTH)
            )
            for _ in range(4)
        )
        self.leave = torch.nn.Sequential(torch.nn.LayerNorm(WIDTH), torch.nn.Linear(WIDTH, 64))

    def forward(self, pixels, step):
        rates = torch.exp(torch.arange(32) * (-math.log(10_000) / 31))
        angles = step[:, None] * rates
        hidden = self.enter(pixels) + self.time(torch.cat([angles.sin(), angles.cos()], dim=1))
        for block in self.blocks:
            hidden = hidden + block(hidden)
        return self.leave(hidden)


def schedule():
    """Share of the picture that is left after each step (cosine schedule)."""
    at = torch.linspace(0, 1, STEPS + 1, dtype=torch.float64)
    kept = torch.cos((at + 0.008) / 1.008 * math.pi / 2) ** 2
    betas = (1 - kept[1:] / kept[:-1]).clamp(max=0.999)
    return betas.float(), torch.cumprod(1 - betas, dim=0).float()


def train(kept):
    digits = torch.tensor(load_digits().data, dtype=torch.float32) / 8 - 1
    model = Denoiser()
    mean = torch.optim.swa_utils.AveragedModel(model, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998))
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, ROUNDS)
    for number in range(ROUNDS):
        pictures = digits[torch.randint(len(digits), (BATCH,))]
        step, noise = torch.randint(STEPS, (BATCH,)), torch.randn(BATCH, 64)
        share = kept[step][:, None]
        loss = ((model(share.sqrt() * pictures + (1 - share).sqrt() * noise, step) - noise) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        pace.step()
        mean.update_parameters(model)
        if number % 1000 == 0:
            print(f"round {number}: loss {loss.item():.3f}", flush=True)
    return mean.module


@torch.no_grad()
def sample(model, betas, kept):
    """Pictures at each of the stages, beginning with noise."""
    pixels = torch.randn(COUNT, 64)
    stages = {STEPS: pixels}
    for step in range(STEPS - 1, -1, -1):
        noise = model(pixels, torch.full((COUNT,), step))
        clean = ((pixels - (1 - kept[step]).sqrt() * noise) / kept[step].sqrt()).clamp(-1, 1)
        before = kept[step - 1] if step > 0 else torch.tensor(1.0)
        pixels = (
            before.sqrt() * betas[step] / (1 - kept[step]) * clean
            + (1 - betas[step]).sqrt() * (1 - before) / (1 - kept[step]) * pixels
        )
        if step > 0:
            pixels = pixels + (betas[step] * (1 - before) / (1 - kept[step])).sqrt() * torch.randn(COUNT, 64)
        stages[step] = pixels
    return [stages[stage] for stage in STAGES]


def draw(rows):
    """A row of pictures for each stage, the last one larger, with the steps to go at the left."""
    cell, last, gap, left = 40, 64, 8, 56
    width, height = left + COUNT * (last + gap), (cell + gap) * (len(rows) - 1) + last + 2 * gap
    canvas = Image.new("RGB", (width + gap, height), "#f4efe6")
    pen, font = ImageDraw.Draw(canvas), ImageFont.truetype(FONT, 14)
    low, high = np.array([252, 249, 242]), np.array([31, 47, 77])
    for number, row in enumerate(rows):
        size = last if number == len(rows) - 1 else cell
        top = gap + number * (cell + gap)
        pen.text((left - 14, top + size / 2), str(STAGES[number]), "#6b6256", font, anchor="rm")
        for place, pixels in enumerate(row):
            ink = ((pixels.view(8, 8, 1).numpy() + 1) / 2).clip(0, 1)
            tile = Image.fromarray((low + (high - low) * ink).round().astype(np.uint8))
            x = left + place * (last + gap) + (last - size) // 2
            canvas.paste(tile.resize((size, size), Image.NEAREST), (x, top))
    canvas.save(FILE, optimize=True)


if __name__ == "__main__":
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    betas, kept = schedule()
    FILE.parent.mkdir(exist_ok=True)
    draw(sample(train(kept), betas, kept))
