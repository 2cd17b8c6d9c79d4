# Needs eight GPUs of NVIDIA's, with room for 314 billion weights of 8 bits between them, and Python 3.9 to 3.12.
# The files hold pickles, which can run code: load them only if you trust their author.
hf download owner/name --local-dir checkpoints
# Prints how the model goes on with the text that stands in run.py as inp: put your own there.
python run.py
