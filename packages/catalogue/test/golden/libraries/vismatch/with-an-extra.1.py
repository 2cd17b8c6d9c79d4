# Downloads the weights itself. Needs Python 3.11.

from vismatch import get_matcher
from vismatch.viz import plot_matches

# Two pictures of one thing: put your own here.
paths = ["first.jpg", "second.jpg"]

device = "cpu"
matcher = get_matcher("zippypoint", device=device)
one, other = (matcher.load_image(path, resize=512) for path in paths)
result = matcher(one, other)
print(f"{result['num_inliers']} points in common")
plot_matches(one, other, result, save_path="matches.png")
print("Saved matches.png")
