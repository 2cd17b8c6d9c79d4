"""Trains the demo of reinforcement learning, a cart that balances a pole, and films it before and after.

python3 cart_pole.py  prints the rewards that the task's table shows and writes cart-pole.mp4 beside the task.
Needs what animation.py says, stable-baselines3 2.9.2, gymnasium 1.4.0 and torch 2.15.0; takes two minutes on a CPU.
"""

import gymnasium
import skia
import torch
from animation import HEIGHT, TASKS, WIDTH, around, box, fade, fill, frame, line, video
from stable_baselines3 import PPO
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.evaluation import evaluate_policy

STEPS = (0, 4096, 8192, 16384, 32768, 65536)
FILMED = (0, 65536)
SEED = 20261121
TRIES = 12
PAUSE = 14  # frames that a fallen pole is shown
SHOWN = 192  # frames; the simulation makes 50 steps a second, the video 24 frames
MIDDLE = WIDTH / 4
RAIL = 258
SCALE = 62  # pixels a metre
torch.set_num_threads(1)


def film(agent, seed, limit=500):
    """Positions of the cart and angles of the pole, step by step, until the pole falls."""
    environment = gymnasium.make("CartPole-v1")
    seen, _ = environment.reset(seed=seed)
    states = [seen]
    for _ in range(limit):
        action, _ = agent.predict(seen, deterministic=True)
        seen, _, fell, over, _ = environment.step(int(action))
        states.append(seen)
        if fell or over:
            break
    return [(float(state[0]), float(state[2])) for state in states]


def train():
    agent = PPO("MlpPolicy", make_vec_env("CartPole-v1", n_envs=8, seed=SEED), n_steps=128, batch_size=256,
                n_epochs=10, learning_rate=1e-3, gamma=0.98, gae_lambda=0.8, seed=SEED, device="cpu")
    test = make_vec_env("CartPole-v1", seed=SEED + 1)
    films = {}
    done = 0
    for steps in STEPS:
        if steps > done:
            agent.learn(steps - done, reset_num_timesteps=False)
            done = steps
        test.seed(SEED + 1)
        mean, deviation = evaluate_policy(agent, test, n_eval_episodes=100)
        print(f"{steps:6d} steps: {mean:.1f} ± {deviation:.1f}")
        if steps in FILMED:
            films[steps] = [film(agent, SEED + number) for number in range(TRIES)]
            print("       filmed:", [len(states) - 1 for states in films[steps]])
    return films


def text(canvas, words, x, y, size, shade, bold=False):
    style = skia.FontStyle.Bold() if bold else skia.FontStyle.Normal()
    font = skia.Font(skia.Typeface("DejaVu Sans", style), size)
    canvas.drawString(words, x - font.measureText(words) / 2, y, font, fill(shade))


def moment(films, at):
    """The try that is shown at a frame, counted from 0, and its step."""
    for number, states in enumerate(films):
        if at < len(states) + PAUSE or number == len(films) - 1:
            return number, min(at, len(states) - 1)
        at -= len(states) + PAUSE


def half(canvas, left, title, films, at, sky):
    """One of the two carts: try after try, each until the pole falls."""
    number, index = moment(films, at)
    x, angle = films[number][index]
    ended = index == len(films[number]) - 1
    canvas.save()
    canvas.clipRect(box(left, 0, left + WIDTH / 2, HEIGHT))
    canvas.drawRect(box(left, 0, left + WIDTH / 2, HEIGHT), fade(*sky, bottom=RAIL))
    canvas.drawRect(box(left, RAIL + 26, left + WIDTH / 2, HEIGHT), fill("#2f3d4c"))
    canvas.drawLine(left + 10, RAIL + 26, left + WIDTH / 2 - 10, RAIL + 26, line("#1c2733", 5))
    for mark in range(-2, 3):
        canvas.drawLine(left + MIDDLE + mark * SCALE, RAIL + 34, left + MIDDLE + mark * SCALE, RAIL + 42, line("#7f92a5", 2))
    cart = left + MIDDLE + x * SCALE
    canvas.drawOval(around(cart, RAIL + 28, 44, 4), fill("#0c141c", 0.35))
    for wheel in (-22, 22):
        canvas.drawCircle(cart + wheel, RAIL + 17, 9, fill("#1c2733"))
        canvas.drawCircle(cart + wheel, RAIL + 17, 4, fill("#aebccb"))
    canvas.drawRoundRect(box(cart - 36, RAIL - 12, cart + 36, RAIL + 14), 7, 7, fade("#3f6fb0", "#2a4f85", top=RAIL - 12, bottom=RAIL + 14))
    canvas.save()
    canvas.translate(cart, RAIL - 10)
    canvas.rotate(angle * 57.29578)
    canvas.drawLine(0, 0, 0, -150, line("#b5552b", 11))
    canvas.drawLine(-2, -4, -2, -147, line("#dd8a58", 3))
    canvas.drawCircle(0, -150, 9, fill("#f0b94a"))
    canvas.restore()
    canvas.drawCircle(cart, RAIL - 10, 6, fill("#e8edf2"))
    middle = left + WIDTH / 4
    text(canvas, title, middle, 36, 17, "#22303d", bold=True)
    text(canvas, f"reward {index}", middle, 330, 20, "#ff9a86" if ended else "#ffffff", bold=True)
    text(canvas, f"try {number + 1}", middle, 350, 12, "#b8c5d2")
    canvas.restore()


def draw(canvas, films, at):
    half(canvas, 0, "Before training", films[FILMED[0]], at, ("#f3dccb", "#faf1e7"))
    half(canvas, WIDTH / 2, "After 65,536 steps", films[FILMED[1]], at, ("#c9e2ee", "#eef7f6"))
    canvas.drawLine(WIDTH / 2, 0, WIDTH / 2, HEIGHT, line("#ffffff", 3))


if __name__ == "__main__":
    films = train()
    folder = TASKS / "reinforcement-learning"
    folder.mkdir(exist_ok=True)
    # Slowed to half a second of simulation each second, so that the first fall can be seen.
    video(folder / "cart-pole.mp4", [frame(draw, films, number) for number in range(SHOWN)])
