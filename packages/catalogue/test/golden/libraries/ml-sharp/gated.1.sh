# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs Python 3.13. Your own photo, or a folder of them: here the repository's.
pictures=data/teaser.jpg

# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name sharp.pt --local-dir weights
# Saves what it sees as Gaussian splats in space: a .ply for each photo in the folder gaussians. With --render,
# which takes one of NVIDIA's GPUs, also a video of a camera's way through them.
sharp predict -i "$pictures" -o gaussians -c weights/sharp.pt
