# A kernel is a program of its author's, built for the device and PyTorch at hand.
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from kernels import get_kernel

kernel = get_kernel("owner/name", revision="v1.0", trust_remote_code=True)
# Its functions and layers.
print([name for name in dir(kernel) if not name.startswith("_")])
