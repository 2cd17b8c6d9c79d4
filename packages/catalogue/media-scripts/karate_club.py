"""Makes the demo of graph machine learning: a graph network guesses from two known members who sides with whom.

python3 karate_club.py  prints the numbers that the task's table shows and writes club-before.svg and club-after.svg
beside the task. Needs networkx 3.6.1, scipy and torch 2.15.0. The graph, which comes with networkx, is that of
Zachary (1977): friendships in a karate club that split in two.
"""

from pathlib import Path

import networkx
import torch

TASK = Path(__file__).parent.parent / "src/tasks/graph-ml"
WIDTH, HEIGHT = 640, 400
SIDES = {"Mr. Hi": ("#c4610f", "#fbe3cd"), "Officer": ("#2c5f8a", "#d5e5f2")}
NAMES = {"Mr. Hi": "trainer", "Officer": "president"}
torch.manual_seed(20261121)

graph = networkx.karate_club_graph()
size = graph.number_of_nodes()
truth = torch.tensor([int(graph.nodes[node]["club"] == "Officer") for node in graph])
known = torch.tensor([0, size - 1])

# A graph convolution (Kipf and Welling 2017): each node takes the mean of its neighbours and itself.
links = torch.tensor(networkx.to_numpy_array(graph, weight=None), dtype=torch.float32) + torch.eye(size)
scale = links.sum(1).rsqrt()
spread = scale[:, None] * links * scale[None, :]


class Network(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(size, 16)
        self.second = torch.nn.Linear(16, 2)

    def forward(self):
        hidden = torch.relu(spread @ self.first(torch.eye(size)))
        return spread @ self.second(torch.nn.functional.dropout(hidden, 0.3, self.training))


def run():
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), 0.02, weight_decay=5e-3)
    for _ in range(200):
        loss = torch.nn.functional.cross_entropy(network()[known], truth[known])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    network.eval()
    return network().softmax(1).detach()


chances = torch.stack([run() for _ in range(20)]).mean(0)
guess = chances.argmax(1)
unknown = [node for node in graph if node not in known]
right = sum(int(guess[node] == truth[node]) for node in unknown)
print(f"{graph.number_of_edges()} friendships, {right} of {len(unknown)} right")
for node in unknown:
    side = "Officer" if guess[node] else "Mr. Hi"
    print(f"member {node + 1}: {NAMES[side]} {chances[node].max():.2f}", "" if guess[node] == truth[node] else "WRONG")

places = networkx.kamada_kawai_layout(graph, weight=None)
xs, ys = ([place[axis] for place in places.values()] for axis in (0, 1))


def spot(node):
    x, y = places[node]
    return (
        36 + (x - min(xs)) / (max(xs) - min(xs)) * (WIDTH - 72),
        64 + (y - min(ys)) / (max(ys) - min(ys)) * (HEIGHT - 64 - 34),
    )


def picture(title, side_of, chance_of):
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="11" text-anchor="middle">',
        f'<title>{title}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fbfcfd"/>',
        f'<text x="18" y="30" font-size="15" font-weight="600" fill="#1f2a35" text-anchor="start">{title}</text>',
    ]
    for one, other in graph.edges:
        (x1, y1), (x2, y2) = spot(one), spot(other)
        lines.append(f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="#c3ccd4"/>')
    for node in graph:
        x, y = spot(node)
        side = side_of(node)
        edge, face = SIDES.get(side, ("#8793a0", "#eef1f4"))
        leader = node in known
        if leader:
            face, ink = edge, "#ffffff"
        else:
            ink = "#1f2a35"
        wrong = ' stroke-dasharray="3 2"' if chance_of(node) is False else ""
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{16 if leader else 12}" fill="{face}" stroke="{edge}" stroke-width="2"{wrong}/>')
        lines.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" fill="{ink}" font-weight="{700 if leader else 400}">{node + 1}</text>')
    return "\n".join([*lines, "</svg>", ""])


TASK.mkdir(exist_ok=True)
clubs = list(SIDES)
(TASK / "club-before.svg").write_text(
    picture("Friends in a club: two members are known to lead a side", lambda node: clubs[truth[node]] if node in known else None, lambda node: None)
)
(TASK / "club-after.svg").write_text(
    picture("The guess for everyone else (dashed: wrong)", lambda node: clubs[guess[node]], lambda node: bool(guess[node] == truth[node]))
)
