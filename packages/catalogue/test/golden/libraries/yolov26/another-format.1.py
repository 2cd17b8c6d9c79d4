# Ultralytics reads weights that end in .pt, which this repository does not have.
