# A kernel is a program of its author's, built for the device and PyTorch at hand.
# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from kernels import get_kernel

# The kernel's version: its branch v1, v2 ... on the hub.
kernel_version = 1

kernel = get_kernel("owner/name", version=kernel_version, trust_remote_code=True)
# Its functions and layers.
print([name for name in dir(kernel) if not name.startswith("_")])
