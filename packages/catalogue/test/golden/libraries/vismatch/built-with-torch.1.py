# Downloads the weights itself. Install torch first: torch-cluster is built with it, by pip with --no-build-isolation.

import torch
from vismatch import get_matcher
from vismatch.viz import plot_matches

# Two pictures of one thing: put your own here.
paths = ["first.jpg", "second.jpg"]

device = "cuda" if torch.cuda.is_available() else "cpu"
matcher = get_matcher("sift-sphereglue", device=device)
one, other = (matcher.load_image(path, resize=512) for path in paths)
result = matcher(one, other)
print(f"{result['num_inliers']} points in common")
plot_matches(one, other, result, save_path="matches.png")
print("Saved matches.png")
