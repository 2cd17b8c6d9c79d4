# The program sharp reads a checkpoint that ends in .pt, which this repository does not have.
