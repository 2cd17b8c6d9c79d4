"""Trains the demo of robotics: a drawn arm that learns to put a cube into a tray by copying demonstrations.

python3 robot_arm.py  prints the numbers that the task's page shows and writes robot-arm.jpg and robot-arm.mp4
beside the task. Needs what animation.py says and torch 2.15.0; takes a minute on a CPU.

The arm is a simulation in two dimensions: shoulder, elbow, a hand that hangs straight down, and fingers. A script
with full knowledge gives the demonstrations; the network sees the joints and the cube, and never the script.
"""

import math

import numpy
import torch
from animation import HEIGHT, TASKS, WIDTH, around, box, fade, fill, frame, line, still, video

SEED = 20261121
UPPER, FORE, HAND = 1.15, 1.05, 0.42
SHOULDER = (0.0, 0.62)
CUBE, TRAY = 0.24, 1.62  # size of the cube, middle of the tray
REACH = (0.62, 1.12)  # where cubes lie
FASTEST = 0.05  # radians a step
HOME = (1.9, -1.9)
DEMONSTRATIONS, TESTS, LIMIT = 50, 200, 260
torch.set_num_threads(2)
random = numpy.random.default_rng(SEED)
torch.manual_seed(SEED)


def tip(joints):
    shoulder, elbow = joints
    x = SHOULDER[0] + UPPER * math.cos(shoulder) + FORE * math.cos(shoulder + elbow)
    y = SHOULDER[1] + UPPER * math.sin(shoulder) + FORE * math.sin(shoulder + elbow)
    return x, y - HAND


def reach(x, y):
    """Joints that put the tip there."""
    dx, dy = x - SHOULDER[0], y + HAND - SHOULDER[1]
    far = min(math.hypot(dx, dy), UPPER + FORE - 1e-6)
    elbow = -math.acos((far * far - UPPER * UPPER - FORE * FORE) / (2 * UPPER * FORE))
    shoulder = math.atan2(dy, dx) - math.atan2(FORE * math.sin(elbow), UPPER + FORE * math.cos(elbow))
    return shoulder, elbow


class Table:
    """The arm and a cube. A step takes changes of the two joints and of the fingers."""

    def __init__(self, cube):
        self.joints = numpy.array(HOME)
        self.fingers = 1.0  # 1 open, 0 shut
        self.cube = numpy.array([cube, CUBE / 2])
        self.held = False

    def seen(self):
        return numpy.array([*self.joints, self.fingers, *self.cube, float(self.held)], dtype=numpy.float32)

    @property
    def done(self):
        return bool(not self.held and abs(self.cube[0] - TRAY) < 0.2)

    def step(self, action):
        self.joints += numpy.clip(action[:2], -FASTEST, FASTEST)
        self.fingers = float(numpy.clip(self.fingers + numpy.clip(action[2], -0.12, 0.12), 0, 1))
        at = tip(self.joints)
        if self.held:
            self.held = self.fingers < 0.6
        elif self.fingers < 0.5 and math.dist(at, self.cube) < 0.07:
            self.held = True
        if self.held:
            self.cube[:] = at
        else:
            self.cube[1] = max(CUBE / 2 + (0.06 if abs(self.cube[0] - TRAY) < 0.3 else 0), self.cube[1] - 0.06)


def script(table):
    """What the demonstrator does, knowing everything."""
    x, y = tip(table.joints)
    cube_x, cube_y = table.cube
    fingers = 0.0
    if table.done:
        goal, fingers = tip(HOME), 0.12
    elif table.held:
        over = abs(x - TRAY) < 0.06
        goal = (TRAY, 0.3) if over else (TRAY if y > 0.52 else x + 0.1, 0.62)
        fingers = 0.12 if over and y < 0.34 else -0.12
    elif abs(x - cube_x) > 0.05:
        goal, fingers = (cube_x, 0.6), 0.12
    else:
        goal, fingers = (cube_x, cube_y), -0.12 if y - cube_y < 0.04 else 0.12
    wanted = numpy.array(reach(*goal)) - table.joints
    return numpy.array([*numpy.clip(0.35 * wanted, -FASTEST, FASTEST), fingers])


def demonstrate():
    """What was seen and done; the hand is pushed about, so that the pupil learns to recover."""
    seen, done = [], []
    for _ in range(DEMONSTRATIONS):
        table = Table(random.uniform(*REACH))
        after = 0
        for _ in range(LIMIT):
            action = script(table)
            seen.append(table.seen())
            done.append(action)
            pushed = action.copy()
            pushed[:2] += random.normal(0, 0.012, 2)
            table.step(pushed)
            after += table.done
            if after > 30:
                break
    return torch.tensor(numpy.array(seen)), torch.tensor(numpy.array(done), dtype=torch.float32)


def learn(seen, done):
    middle, spread = seen.mean(0), seen.std(0) + 1e-3
    units = torch.tensor([FASTEST, FASTEST, 0.12])
    network = torch.nn.Sequential(
        torch.nn.Linear(6, 128), torch.nn.ReLU(), torch.nn.Linear(128, 128), torch.nn.ReLU(), torch.nn.Linear(128, 3)
    )
    optimizer = torch.optim.Adam(network.parameters(), 2e-3)
    rounds = 4000
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, rounds)
    for _ in range(rounds):
        part = torch.randint(len(seen), (512,))
        loss = (network((seen[part] - middle) / spread) - done[part] / units).abs().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()

    def policy(table):
        with torch.no_grad():
            return (network((torch.tensor(table.seen()) - middle) / spread) * units).numpy()

    return policy, sum(weights.numel() for weights in network.parameters())


def run(policy, cube):
    """The states of one try: joints, fingers, cube, whether it is done; and the actions."""
    table, states, actions = Table(cube), [], []
    after = 0
    for _ in range(LIMIT):
        states.append((table.joints.copy(), table.fingers, table.cube.copy(), table.held))
        action = policy(table)
        actions.append(action)
        table.step(action)
        after += table.done
        if after > 24:
            break
    return states, actions, table.done


SCALE, FLOOR, LEFT = 156, 292, 172


def place(x, y):
    return LEFT + x * SCALE, FLOOR - y * SCALE


def limb(canvas, start, end, width, shade, light):
    canvas.drawLine(*start, *end, line(shade, width))
    canvas.drawLine(start[0], start[1] - width * 0.18, end[0], end[1] - width * 0.18, line(light, width * 0.28))


def draw(canvas, state):
    joints, fingers, cube, _ = state
    canvas.drawRect(box(0, 0, WIDTH, HEIGHT), fade("#d8e6ee", "#f4f1ea", bottom=FLOOR))
    canvas.drawRect(box(0, FLOOR, WIDTH, HEIGHT), fade("#c9a77c", "#a98258", top=FLOOR, bottom=HEIGHT))
    canvas.drawRect(box(0, FLOOR, WIDTH, FLOOR + 4), fill("#e0c49d"))
    left, floor = place(TRAY - 0.3, 0)
    right, _ = place(TRAY + 0.3, 0)
    canvas.drawOval(around((left + right) / 2, floor + 3, 66, 5), fill("#3a2a18", 0.25))
    cube_x, cube_y = place(*cube)
    size = CUBE / 2 * SCALE
    canvas.drawOval(around(cube_x, FLOOR + 2, size * 1.15, 4), fill("#3a2a18", 0.28))
    elbow = SHOULDER[0] + UPPER * math.cos(joints[0]), SHOULDER[1] + UPPER * math.sin(joints[0])
    wrist = elbow[0] + FORE * math.cos(sum(joints)), elbow[1] + FORE * math.sin(sum(joints))
    base, bend, hand = place(*SHOULDER), place(*elbow), place(*wrist)
    end = place(wrist[0], wrist[1] - HAND)
    canvas.drawRoundRect(box(base[0] - 40, FLOOR - 16, base[0] + 40, FLOOR), 5, 5, fill("#333f4b"))
    canvas.drawRect(box(base[0] - 22, base[1], base[0] + 22, FLOOR - 14), fade("#51606f", "#39444f", top=base[1], bottom=FLOOR))
    canvas.drawRect(box(cube_x - size, cube_y - size, cube_x + size, cube_y + size), fade("#e2543f", "#bb3524", top=cube_y - size, bottom=cube_y + size))
    canvas.drawRect(box(cube_x - size, cube_y - size, cube_x + size, cube_y - size + 5), fill("#f28b78"))
    # The fingers lie before the cube.
    limb(canvas, base, bend, 30, "#e8983a", "#f7c27d")
    limb(canvas, bend, hand, 24, "#e8983a", "#f7c27d")
    limb(canvas, hand, (end[0], end[1] - 46), 13, "#51606f", "#7d8b99")
    spread = size + 2 + 11 * fingers
    canvas.drawRoundRect(box(end[0] - spread - 6, end[1] - 48, end[0] + spread + 6, end[1] - 37), 4, 4, fill("#333f4b"))
    for side in (-1, 1):
        canvas.drawRoundRect(box(end[0] + side * spread - 4, end[1] - 40, end[0] + side * spread + 4, end[1] + 8), 3, 3, fill("#333f4b"))
    for joint, radius in ((base, 21), (bend, 17), (hand, 12)):
        canvas.drawCircle(*joint, radius, fill("#333f4b"))
        canvas.drawCircle(*joint, radius * 0.45, fill("#9fb0bf"))
    canvas.drawRoundRect(box(left, floor - 11, right, floor), 3, 3, fill("#2f7f73"))
    for side in (left, right):
        canvas.drawRoundRect(box(side - 5, floor - 42, side + 5, floor), 3, 3, fade("#46a394", "#2f7f73", top=floor - 42, bottom=floor))


if __name__ == "__main__":
    seen, done = demonstrate()
    expert = sum(run(script, cube)[2] for cube in numpy.linspace(*REACH, TESTS))
    policy, weights = learn(seen, done)
    places = random.uniform(*REACH, TESTS)
    solved = sum(run(policy, cube)[2] for cube in places)
    print(f"{len(seen)} steps shown, {weights} weights, script {expert} of {TESTS}, policy {solved} of {TESTS}")
    films = [run(policy, cube) for cube in (0.7, 1.05, 0.86)]
    states, actions, _ = films[0]
    print([(len(film[0]), film[2]) for film in films])
    for number in (0, 15, 30, 45, 60, 75, 90):
        if number < len(states):
            joints, fingers, cube, held = states[number]
            print(number, *(f"{math.degrees(angle):.1f}" for angle in joints), *(f"{math.degrees(change):+.2f}" for change in actions[number][:2]),
                  f"{fingers:.2f}", f"{actions[number][2]:+.2f}", held)
    folder = TASKS / "robotics"
    folder.mkdir(exist_ok=True)
    still(folder / "robot-arm.jpg", frame(draw, states[0]))
    video(folder / "robot-arm.mp4", [frame(draw, state) for film in films for state in film[0]])
