# TRELLIS makes things in 3D: it reads a file pipeline.json, which this repository does not have.
