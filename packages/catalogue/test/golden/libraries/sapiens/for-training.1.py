# The project's small programs run files that end in .pt2, of the repositories whose names end in -torchscript or -bfloat16: this one has others, for training.
