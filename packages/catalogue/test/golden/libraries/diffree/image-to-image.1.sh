# Needs Python 3.8 and one of NVIDIA's GPUs.
# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name diffree-step=000010999.ckpt --local-dir checkpoints
# Prints the address of a page: give it a picture, say in words what to add, and press Generate.
# The model was trained on pictures of 256 pixels: with more the result is finer, with fewer it fits better.
python app.py --ckpt checkpoints/diffree-step=000010999.ckpt --resolution 320
