# Needs Python 3.13. Your own photo, or a folder of them: here the repository's.
pictures=data/teaser.jpg

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name sharp_2572gikvuh.pt --local-dir weights
# Saves what it sees as Gaussian splats in space: a .ply for each photo in the folder gaussians. With --render,
# which takes one of NVIDIA's GPUs, also a video of a camera's way through them.
sharp predict -i "$pictures" -o gaussians -c weights/sharp_2572gikvuh.pt
